import UIKit

extension Motion.SliderDriver {
  /// Lets a slider drive it. Keep the driver: a slider doesn't.
  public func attach(to slider: UISlider) {
    let target = SliderTarget(self)
    targets.append(target)
    slider.addTarget(target, action: #selector(SliderTarget.began), for: .touchDown)
    slider.addTarget(target, action: #selector(SliderTarget.changed), for: .valueChanged)
    slider.addTarget(
      target, action: #selector(SliderTarget.ended), for: [.touchUpInside, .touchUpOutside])
    slider.addTarget(target, action: #selector(SliderTarget.cancelled), for: .touchCancel)
  }
}

/// Hears a slider and tells a driver.
@MainActor private final class SliderTarget: NSObject {
  private weak var driver: Motion.SliderDriver?

  init(_ driver: Motion.SliderDriver) { self.driver = driver }

  @objc func began(_ slider: UISlider) { driver?.began() }
  @objc func changed(_ slider: UISlider) { driver?.changed(to: CGFloat(slider.value)) }
  @objc func ended(_ slider: UISlider) { driver?.ended() }
  @objc func cancelled(_ slider: UISlider) { driver?.cancelled() }
}
