/** The owner's pictures in a design: decoded before the popup shows, if that does not take long. */

import { after, on } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import type { Part } from '../../core/ui/index'

/** Milliseconds that a popup waits for them. Later ones appear in their boxes, which show the ground of the design until then. */
const PICTURES_WAIT_MS = 300

const PICTURE_SELECTOR = 'img[data-wisp-picture]'
const SOURCE_ATTRIBUTES = ['sizes', 'srcset', 'src']

// Through the prototypes: elements named like the methods would hide them.
const allIn = (template: Document): Element[] => [...bare(template, 'querySelectorAll')(PICTURE_SELECTOR)]

/** Fetches what the element in the popup will ask for. */
const decoded = (source: Element): Promise<void> => {
  const image = new Image()
  for (const name of SOURCE_ATTRIBUTES) {
    const value = Element.prototype.getAttribute.call(source, name)
    if (value !== null) image.setAttribute(name, value)
  }
  return image.decode()
}

export const ready: Part['ready'] = (template) =>
  new Promise((resolve) => {
    const stop = after(PICTURES_WAIT_MS, () => resolve(true))
    const onLoad = (): void => {
      stop()
      resolve(true)
    }
    Promise.allSettled(allIn(template).map(decoded)).then(onLoad, onLoad)
  })

/** A picture that cannot be loaded is not seen, and neither is its text. Screen readers still read the text. */
const hide = (image: HTMLElement): void => {
  image.style.opacity = '0'
}

const isBroken = (image: HTMLImageElement): boolean => image.complete && !image.naturalWidth

export const hold: Part['hold'] = (_, frame) => {
  for (const image of frame.querySelectorAll<HTMLImageElement>(PICTURE_SELECTOR)) if (isBroken(image)) hide(image)
  const fails = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && target.matches(PICTURE_SELECTOR)) hide(target)
  }
  // Errors of pictures do not bubble.
  return on(frame, 'error', fails, { capture: true })
}
