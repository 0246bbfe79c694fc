import { doc } from '../../../shared/platform/safe-dom'

/**
 * Copies a text by selecting it in a field of its own; false if the browser does not let it. The field stands in the
 * popup, because a modal one lets nothing outside have the focus.
 */
export const copySelected = (text: string, root: ShadowRoot): boolean => {
  const focused = root.activeElement as HTMLElement | null
  const field = Object.assign(doc.createElement('textarea'), { value: text, readOnly: true })
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  ;(root.querySelector('.wisp-frame') ?? root).append(field)
  field.select()
  const copied = doc.execCommand('copy')
  field.remove()
  focused?.focus({ preventScroll: true })
  return copied
}
