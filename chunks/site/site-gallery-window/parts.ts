/** The elements of the window. They are made once, before anything is opened: only one gallery is open at a time. */

import { GALLERY } from '../../../shared/page/gallery/chunks'
import { make } from '../../../shared/page/gallery/items'
import { createTranslator } from '../../../shared/page/gallery/say'
import { afterPaint, all, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { followSeen } from './seen'

const { say, translate } = createTranslator()

export { translate }

const svgElement = (tag: string, attribute: string, value: string, ...children: Node[]): Element => {
  const element = bare(document, 'createElementNS')('http://www.w3.org/2000/svg', tag)
  element.setAttribute(attribute, value)
  element.append(...children)
  return element
}

/** @param shape on 24 × 24 */
const button = (name: string, shape: string): HTMLButtonElement => {
  const element = make('button', name, svgElement('svg', 'viewBox', '0 0 24 24', svgElement('path', 'd', shape)))
  element.type = 'button'
  return element
}

export const overlay = make('div', 'overlay')
/** The frame's surface, apart from what lies on it, as each changes its size in a way of its own. */
export const paper = make('div', 'paper')
export const title = make('div', 'title')
export const stage = make('div', 'stage', title)
export const frame = make('div', 'frame', paper, stage)
export const previous = button('previous', 'M15 5l-7 7 7 7')
export const next = button('next', 'M9 5l7 7-7 7')
export const close = button('close', 'M6 6l12 12M18 6L6 18')
export const counter = make('div', 'counter')
export const dialog = make('dialog', '', overlay, frame, previous, next, close, counter)

dialog.id = dialog.className = GALLERY
dialog.tabIndex = -1
title.dir = 'auto'
// Screen readers are told the place in words.
counter.ariaHidden = 'true'

/** The page behind it does nothing any more. */
const becomeModal = (): void => {
  dialog.showModal()
  // The browser has focused the first button.
  dialog.focus({ preventScroll: true })
}

/** Also when it is open already: the words may come later. */
export const nameParts = (): void => {
  dialog.ariaLabel = say('Gallery')
  previous.ariaLabel = say('Previous')
  next.ariaLabel = say('Next')
  close.ariaLabel = say('Close')
}

/**
 * Puts it on the page, in the page's language and direction.
 * @param painted called after its first frame
 */
export const attach = (painted: () => void): Stop => {
  const parent = bare(document, 'body') ?? bare(document, 'documentElement')
  dialog.dir = getComputedStyle(parent).direction
  nameParts()
  frame.hidden = true
  const stopFollowing = followSeen(dialog)
  parent.append(dialog)
  // In front of a dialog of the page it must stand in the top layer at once.
  if (bare(document, 'querySelector')(':modal')) becomeModal()
  // After the first frame, because this visits every element of the page.
  return all([
    stopFollowing,
    afterPaint(() => {
      if (!dialog.open) becomeModal()
      painted()
    }),
  ])
}
