import Observation
import UIKit

@Observable final class Volume {
  var level: Float = 40
}

final class VolumeViewController: UIViewController {
  let volume = Volume()
  let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 32))
  let stepper = UIStepper()
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 24))
  private(set) var actions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.minimumValue = 0
    slider.maximumValue = 100
    stepper.minimumValue = 0
    stepper.maximumValue = 100
    stepper.stepValue = 10
    stepper.frame = CGRect(x: 20, y: 60, width: 120, height: 32)
    slider.addAction(
      UIAction { [unowned self] _ in
        actions += 1
        volume.level = slider.value
      }, for: .valueChanged)
    stepper.addAction(
      UIAction { [unowned self] action in
        guard let stepper = action.sender as? UIStepper else { return }
        volume.level = Float(stepper.value)
      }, for: .valueChanged)
    view.addSubview(slider)
    view.addSubview(stepper)
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    slider.setValue(volume.level, animated: false)
    stepper.value = Double(volume.level)
    label.text = "\(Int(volume.level)) %"
  }
}
