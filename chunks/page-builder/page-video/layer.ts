import { doc } from '../../../shared/page/platform/safe-dom'

const FILLING_STYLE = { position: 'absolute', inset: '0', width: '100%', height: '100%' } as const

/** An element that covers its box as a background does. */
export const cover = <Tall extends HTMLElement>(element: Tall): Tall => {
  Object.assign(element.style, FILLING_STYLE, { objectFit: 'cover', border: '0', maxWidth: 'none', margin: '0' })
  return element
}

/** A box that the page's style gives neither place nor height stands behind all of its parent. */
const place = (box: HTMLElement): void => {
  if (getComputedStyle(box).position !== 'static') return
  if (box.offsetHeight) {
    box.style.position = 'relative'
    return
  }
  Object.assign(box.style, { position: 'absolute', inset: '0', zIndex: '-1' })
  const parent = box.parentElement
  if (!parent) return
  parent.style.isolation = 'isolate'
  if (getComputedStyle(parent).position === 'static') parent.style.position = 'relative'
}

/** Holds the picture, and the film above it, so that the picture is there first. */
export const createLayer = (box: HTMLElement, poster: string): HTMLElement => {
  place(box)
  const layer = cover(doc.createElement('div'))
  Object.assign(layer.style, { overflow: 'hidden', pointerEvents: 'none', containerType: 'size' })
  layer.setAttribute('aria-hidden', 'true')
  if (poster) layer.append(cover(Object.assign(doc.createElement('img'), { alt: '', decoding: 'async', src: poster })))
  box.append(layer)
  return layer
}
