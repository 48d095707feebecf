import UIKit

final class BirthdayViewController: UIViewController {
  let picker = UIDatePicker()
  let ageLabel = UILabel()
  var now = Date(timeIntervalSince1970: 1_700_000_000)

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.maximumDate = now
    picker.date = Calendar.current.date(byAdding: .year, value: -30, to: now) ?? now
    picker.addTarget(self, action: #selector(dateChanged(_:)), for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [picker, ageLabel])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 20, width: 260, height: 120)
    view.addSubview(stack)
    dateChanged(picker)
  }

  @objc func dateChanged(_ sender: UIDatePicker) {
    let years = Calendar.current.dateComponents([.year], from: sender.date, to: now).year ?? 0
    let formatter = NumberFormatter()
    formatter.numberStyle = .none
    ageLabel.text = "\(formatter.string(from: NSNumber(value: years)) ?? "?") years"
  }
}
