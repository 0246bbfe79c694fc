/** How content makes place for other content, and takes another size. */

import type { Content, GalleryInside, GalleryItem, GalleryOptions } from '../../../shared/page/gallery/chunks'
import { type Box, contain, onto } from '../../../shared/page/gallery/geometry'
import { remove } from '../../../shared/page/gallery/items'
import { animate } from '../../../shared/page/gallery/motion'
import { originOf } from '../../../shared/page/gallery/origin'

const optionsNow = ({ items, index }: GalleryInside): GalleryOptions => (items[index()] as GalleryItem).options

/** The frame takes another size, and what is in it as well. */
const morph = (view: GalleryInside, from: Box, to: Box, inside: Element): Promise<unknown> => {
  const { padding, changeSpeed } = optionsNow(view)
  const by = (side: 'width' | 'height'): number => (from[side] + 2 * padding) / (to[side] + 2 * padding)
  const grow = (element: Element, scale: unknown): Promise<void> =>
    animate(element, { transform: [`scale(${scale})`, 'none'] }, changeSpeed)
  return Promise.all([grow(view.paper, [by('width'), by('height')]), grow(inside, contain(to, from))])
}

/**
 * Content whose size is a percentage of the screen gets its new size. Unlike `place` this does not hide the frame for a
 * moment, which would make a PDF viewer start again.
 */
export const stretch = ({ stage, title }: GalleryInside, { keepsRatio, width, height }: Content): void => {
  if (width && !keepsRatio)
    Object.assign(stage.style, { width: `${width}px`, height: `${height + title.offsetHeight}px` })
}

/** Fits the frame to content or a screen that has changed its size. */
export const refit = async (view: GalleryInside, content: Content): Promise<void> => {
  stretch(view, content)
  if (!content.keepsRatio) return
  const from = view.boxNow()
  const to = view.place(content, optionsNow(view))
  if (from.width !== to.width || from.height !== to.height) await morph(view, from, to, content.element)
}

export const change = async (view: GalleryInside, old: Content, content: Content): Promise<void> => {
  const { stage, title, boxNow, place } = view
  const options = optionsNow(view)
  const { changeFade, changeSpeed } = options
  const { element } = content
  const crossfades = old.keepsRatio && content.keepsRatio
  if (!crossfades) {
    await animate(stage, { opacity: [0.3] }, changeFade)
    remove(old)
    element.style.opacity = '0'
  }
  const from = boxNow()
  // Both pictures lie in the same place while one fades.
  if (crossfades) Object.assign(old.element.style, { position: 'absolute', inset: 0 })
  title.before(element)
  const to = place(content, options)
  const morphed = morph(view, from, to, element)
  if (crossfades) {
    // The old picture is laid out in the frame's new size already.
    animate(old.element, { transform: [`scale(${1 / contain(from, to)})`, 'none'] }, changeSpeed)
    animate(old.element, { opacity: [1, 0] }, changeFade, 'forwards')
  } else await morphed
  element.style.opacity = ''
  await Promise.all([morphed, animate(element, { opacity: [0, 1] }, changeFade)])
  if (crossfades) remove(old)
}

/** The whole window leaves the screen. */
export const leave = async ({ dialog, frame, boxNow, seen }: GalleryInside, item: GalleryItem): Promise<void> => {
  const { transitionOut, speedOut } = item.options
  if (transitionOut === 'none') return
  const origin = transitionOut === 'elastic' && originOf(item, seen())
  await Promise.all(
    [...dialog.children].map((part) =>
      animate(
        part,
        part === frame && origin ? { transform: [onto(boxNow(), origin)], opacity: [1, 1, 0] } : { opacity: [0] },
        speedOut,
      ),
    ),
  )
}
