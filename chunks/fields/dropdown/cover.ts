import { guard, type Stop } from '../../../shared/platform/dom'

/**
 * Keeps a layer exactly over a field. The field is neither moved nor wrapped, because the framework owns it. The layer
 * is its sibling, so both share one offset parent.
 * @param apart for a field of the page: a shadow root that holds the layer, and whose host is kept over the field
 */
export const cover = (field: HTMLElement, layer: HTMLElement, apart?: ShadowRoot): Stop => {
  apart?.append(layer)
  const outer = apart ? (apart.host as HTMLElement) : layer
  const { style } = outer
  const align = (): void => {
    // Measure the layer too: in an inline parent over several lines, such as a label, 0 is not the corner.
    style.left = style.top = '0'
    style.left = `${field.offsetLeft - outer.offsetLeft}px`
    style.top = `${field.offsetTop - outer.offsetTop}px`
    style.width = `${field.offsetWidth}px`
    style.height = `${field.offsetHeight}px`
    style.borderRadius = getComputedStyle(field).borderRadius
  }
  layer.classList.add('wisp-cover')
  style.color = getComputedStyle(field).color
  field.after(outer)
  align()
  const observer = new ResizeObserver(() => guard(align))
  observer.observe(field)
  if (field.parentElement) observer.observe(field.parentElement)
  return () => {
    observer.disconnect()
    outer.remove()
  }
}
