/** The country of a phone number: its dial code at the start of the field, and a list of all countries behind it. */

import type { Language } from '../../../shared/model/text'
import { all, type Stop } from '../../../shared/platform/dom'
import { cover } from '../dropdown/cover'
import { icon, make } from '../dropdown/make'
import type { DialCodes } from './number'
import { WORDS } from './words'

const CHEVRON = 'M4 6.5l4 4 4-4'

/** A dial code reads from left to right whatever surrounds it: https://www.w3.org/International/questions/qa-bidi-unicode-controls */
const isolated = (text: string): string => `\u2066${text}\u2069`

/** By name in the visitor's language. */
const optionsOf = (dialCodes: DialCodes, language: Language): HTMLOptionElement[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const nameOf = (country: string): string => names.of(country) ?? country
  return Object.entries(dialCodes)
    .map(([country, code]) => ({ country, code, name: nameOf(country) }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ country, code, name }) => make('option', { value: country }, `${name} ${isolated(`+${code}`)}`))
}

export interface Chooser {
  /** The browser's own list, which does its work where nothing better comes. */
  select: HTMLSelectElement
  show(country: string): void
  /** Puts it at the start of the field. */
  place(input: HTMLInputElement): Stop
}

/** A number reads from left to right, and begins after its dial code. */
const makeRoom = (input: HTMLInputElement): Stop => {
  const { dir, placeholder } = input
  const { textAlign, textIndent } = input.style
  // Comes anew instead of being moved. Padding would move the box that is written in.
  input.placeholder = ''
  input.dir = 'ltr'
  Object.assign(input.style, { textAlign: 'left', textIndent: '82px' })
  input.placeholder = placeholder
  return () => {
    input.dir = dir
    Object.assign(input.style, { textAlign, textIndent })
  }
}

export const createChooser = (dialCodes: DialCodes, language: Language): Chooser => {
  const code = make('span', { 'aria-hidden': 'true' })
  const select = make('select', { 'aria-label': WORDS[language].country }, ...optionsOf(dialCodes, language))
  const dial = make('span', { class: 'wisp-dial' }, code, icon(CHEVRON), select)
  return {
    select,
    // Own names: that of a country of the list.
    show(country) {
      select.value = country
      code.textContent = `+${dialCodes[country]}`
    },
    place(input) {
      dial.style.backgroundColor = getComputedStyle(input).backgroundColor
      return all([makeRoom(input), cover(input, make('span', { dir: 'ltr' }, dial))])
    },
  }
}
