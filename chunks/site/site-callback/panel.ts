/** The panel itself: its name, its close control, and whether anything in it can be reached. */
import { all, type Stop } from '../../../shared/platform/dom'
import { kept } from '../../../shared/platform/kept'
import { languageOf } from '../../../shared/platform/language-of'
import { bare, doc } from '../../../shared/platform/safe-dom'
import { nameSign } from './name'

const WORDS = { en: 'Close', he: 'סגירה' }

const addClose = (panel: Element): Stop => {
  const button = doc.createElement('button')
  button.type = 'button'
  button.textContent = '×'
  button.setAttribute('data-wisp-close', '')
  bare(panel, 'append')(button)
  return () => button.remove()
}

/** @returns how to undo it */
export const preparePanel = (panel: Element): Stop => {
  const controls = (): Element[] => [...bare(panel, 'querySelectorAll')('[data-wisp-close]')]
  const removeClose = controls().length ? () => {} : addClose(panel)
  const named = controls().map((control) => kept(control, ['aria-label']))
  for (const control of controls()) nameSign(control, WORDS[languageOf(panel)])
  return all([...named, removeClose])
}
