import { guard, type Stop } from '../../../shared/page/platform/dom'

/**
 * Keeps a layer exactly over a field. The field is neither moved nor wrapped, because the framework owns it. The layer
 * is its sibling, so both share one offset parent.
 */
export const cover = (field: HTMLElement, layer: HTMLElement): Stop => {
  const { style } = layer
  const align = (): void => {
    // Measure the layer too: in an inline parent over several lines, such as a label, 0 is not the corner.
    style.left = style.top = '0'
    style.left = `${field.offsetLeft - layer.offsetLeft}px`
    style.top = `${field.offsetTop - layer.offsetTop}px`
    style.width = `${field.offsetWidth}px`
    style.height = `${field.offsetHeight}px`
    style.borderRadius = getComputedStyle(field).borderRadius
  }
  layer.classList.add('wisp-cover')
  style.color = getComputedStyle(field).color
  field.after(layer)
  align()
  const observer = new ResizeObserver(() => guard(align))
  observer.observe(field)
  if (field.parentElement) observer.observe(field.parentElement)
  return () => {
    observer.disconnect()
    layer.remove()
  }
}
