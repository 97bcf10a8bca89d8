import UIKit

extension Motion.SliderDriver {
  /// Adds a target to a slider, unless it has one of this driver.
  public func attach(to slider: UISlider) {
    guard !targets.contains(where: { ($0 as? SliderTarget)?.slider === slider }) else { return }
    let target = SliderTarget(self, slider)
    targets.append(target)
    slider.addTarget(target, action: #selector(SliderTarget.began), for: .touchDown)
    slider.addTarget(target, action: #selector(SliderTarget.changed), for: .valueChanged)
    slider.addTarget(
      target, action: #selector(SliderTarget.ended), for: [.touchUpInside, .touchUpOutside])
    slider.addTarget(target, action: #selector(SliderTarget.cancelled), for: .touchCancel)
  }
}

/// The target of a slider, which calls a driver.
@MainActor private final class SliderTarget: NSObject {
  private(set) weak var slider: UISlider?
  private weak var driver: Motion.SliderDriver?

  init(_ driver: Motion.SliderDriver, _ slider: UISlider) {
    (self.driver, self.slider) = (driver, slider)
  }

  @objc func began(_ slider: UISlider) { driver?.began() }
  @objc func changed(_ slider: UISlider) { driver?.changed(to: CGFloat(slider.value)) }
  @objc func ended(_ slider: UISlider) { driver?.ended() }
  @objc func cancelled(_ slider: UISlider) { driver?.cancelled() }
}
