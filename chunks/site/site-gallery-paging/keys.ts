import type { GalleryInside, GalleryItem } from '../../../shared/page/gallery/chunks'
import { isDocument } from '../../../shared/page/gallery/items'
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'

const TAKES_KEYS = 'input,textarea,select,video,audio,[contenteditable]:not([contenteditable=false])'

/** @param early the last key, which may have been pressed before this code was loaded */
export const watchKeys = (
  { dialog, items, index, page, onShown }: GalleryInside,
  early: () => KeyboardEvent | undefined,
): Stop => {
  let isFirst = true
  const press = (event: KeyboardEvent): void => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, target, defaultPrevented } = event
    const item = items[index()] as GalleryItem
    if (defaultPrevented) return
    const composed = isComposed(event)
    if (key === 'Escape') {
      // The browser would close the dialog by itself, the second time without asking.
      event.preventDefault()
      if (!composed) dialog.dispatchEvent(new CustomEvent('cancel'))
      return
    }
    if (composed || altKey || ctrlKey || metaKey || !item.options.enableKeyboardNav || isDocument(item)) return
    if (bare(target as Element, 'closest')(TAKES_KEYS)) return
    const isTab = key === 'Tab' && item.type === 'image'
    const isBack = isTab ? shiftKey : (key === 'ArrowLeft') !== (dialog.dir === 'rtl')
    // At the end Tab moves the focus to the controls.
    if ((isTab || /^Arrow(Left|Right)$/.test(key)) && page(isBack ? -1 : 1)) event.preventDefault()
  }
  const first = early()
  // Closing needs no picture, which may be long on its way.
  if (first?.key === 'Escape') press(first)
  return all([
    on(dialog, 'keydown', press),
    // A key that was pressed before waits until the picture stands still and its group is there.
    onShown(() => {
      const key = isFirst && early()
      isFirst = false
      if (key) press(key)
    }),
  ])
}
