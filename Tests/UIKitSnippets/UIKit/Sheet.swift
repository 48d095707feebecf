import Foundation
import Observation
import UIKit

@Observable final class ImageChoice {
  var selected = "mountain"
  var intensity: Float = 0.5
}

final class ChoiceSheetController: UIViewController {
  let choice: ImageChoice
  let slider = UISlider()

  init(choice: ImageChoice) {
    self.choice = choice
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.minimumValue = 0
    slider.maximumValue = 1
    slider.addTarget(self, action: #selector(moved(_:)), for: .valueChanged)
    slider.frame = CGRect(x: 20, y: 20, width: 240, height: 40)
    view.addSubview(slider)
  }

  override func updateProperties() {
    super.updateProperties()
    slider.value = choice.intensity
  }

  @objc func moved(_ slider: UISlider) {
    choice.intensity = slider.value
  }
}

final class ChoiceViewController: UIViewController {
  let choice = ImageChoice()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 20, y: 20, width: 240, height: 40)
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(choice.selected.capitalized): \(Int(choice.intensity * 100)) %"
  }

  func showSheet(completion: (() -> Void)? = nil) {
    let sheet = ChoiceSheetController(choice: choice)
    sheet.modalPresentationStyle = .pageSheet
    if let controller = sheet.sheetPresentationController {
      controller.detents = [.medium(), .large()]
      controller.prefersGrabberVisible = true
      controller.selectedDetentIdentifier = .medium
    }
    present(sheet, animated: true, completion: completion)
  }
}
