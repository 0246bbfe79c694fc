import { guard, type Stop } from '../../shared/dom'

/**
 * Keeps a layer exactly over a field, wherever the template puts it. The field itself is neither moved nor wrapped: it belongs
 * to whoever drew it. As siblings both are measured from the same box.
 */
export const cover = (field: HTMLElement, layer: HTMLElement): Stop => {
  const lay = (): void => {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = field
    const box = { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight }
    for (const [name, px] of Object.entries(box)) layer.style.setProperty(name, `${px}px`)
    layer.style.borderRadius = getComputedStyle(field).borderRadius
  }
  layer.classList.add('wisp-cover')
  layer.style.color = getComputedStyle(field).color
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
