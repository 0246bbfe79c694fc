/** Elements that a press shows or hides, and what screen readers are told of that. */

import { conceal, reveal } from '../../../shared/page/platform/conceal'
import type { Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { byIds } from './elements'

/** The controls on the page, and the ids of what they show or hide. */
const controls = new Map<HTMLElement, string>()

/** Several controls may be about the same elements. */
const tellAll = (): void => {
  for (const [control, ids] of controls) {
    const isVisible = byIds(ids).some((element) => !bare(element, 'hasAttribute')('hidden'))
    bare(control, 'setAttribute')('aria-expanded', `${isVisible}`)
  }
}

/** Tells screen readers what a control is about, and whether that is shown. */
export const announce = (control: HTMLElement, ids: string): Stop => {
  const elements = byIds(ids)
  if (!elements.length) return () => {}
  controls.set(control, ids)
  bare(control, 'setAttribute')('aria-controls', elements.map((element) => bare(element, 'id')).join(' '))
  tellAll()
  return () => {
    controls.delete(control)
    for (const name of ['aria-controls', 'aria-expanded']) bare(control, 'removeAttribute')(name)
  }
}

/** Where the keyboard goes when what it was in is hidden: to what shows it again. */
const keepFocus = (element: HTMLElement): void => {
  const focused = bare(document, 'activeElement')
  if (!focused || !bare(element, 'contains')(focused)) return
  const opener = [...controls].find(
    ([control, ids]) => !bare(element, 'contains')(control) && byIds(ids).includes(element),
  )
  opener?.[0].focus({ preventScroll: true })
}

export const show = (ids: string, isVisible: boolean): void => {
  for (const element of byIds(ids)) {
    if (!isVisible) keepFocus(element)
    ;(isVisible ? reveal : conceal)(element)
  }
  tellAll()
}
