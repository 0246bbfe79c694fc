import { guard, type Stop } from '../../../shared/platform/dom'

/**
 * Keeps a layer exactly over a field, wherever the template puts it. The field itself is neither moved nor wrapped: it belongs
 * to whoever drew it. As siblings both are measured from the same box.
 */
export const cover = (field: HTMLElement, layer: HTMLElement): Stop => {
  const { style } = layer
  const lay = (): void => {
    // Where the box that both are in runs over several lines, as a label may, its corner is not where they are measured from.
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
  lay()
  const observer = new ResizeObserver(() => guard(lay))
  observer.observe(field)
  if (field.parentElement) observer.observe(field.parentElement)
  return () => {
    observer.disconnect()
    layer.remove()
  }
}
