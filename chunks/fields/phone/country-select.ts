/** The country of a phone number: its dial code at the start of the field, and a list of countries on press. */

import type { Language } from '../../../shared/model/text'
import { all, type Stop } from '../../../shared/page/platform/dom'
import { phone as english } from '../../../shared/words/english'
import { cover } from '../dropdown/cover'
import { createElement, createIcon } from '../dropdown/elements'
import type { DialCodes } from './number'

const CHEVRON_ICON = 'M4 6.5l4 4 4-4'

/** Isolates a dial code as left-to-right: https://www.w3.org/International/questions/qa-bidi-unicode-controls */
const isolate = (text: string): string => `\u2066${text}\u2069`

/** Sorted by the country's name in the popup's language. */
const optionsOf = (dialCodes: DialCodes, language: Language): HTMLOptionElement[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const nameOf = (country: string): string => names.of(country) ?? country
  return Object.entries(dialCodes)
    .map(([country, code]) => ({ country, code, name: nameOf(country) }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ country, code, name }) => createElement('option', { value: country }, `${name} ${isolate(`+${code}`)}`))
}

export interface CountrySelect {
  /** The native select. It works alone if the select widget is not loaded. */
  select: HTMLSelectElement
  show(country: string): void
  /** Lays it over the start of the field. */
  place(input: HTMLInputElement): Stop
}

/** Makes the input left-to-right and indents it by the width of the dial code. */
const indentInput = (input: HTMLInputElement): Stop => {
  const { dir, placeholder } = input
  const { textAlign, textIndent } = input.style
  // Reset the placeholder instead of letting it shift. Use text-indent: padding would shift the editing box.
  input.placeholder = ''
  input.dir = 'ltr'
  Object.assign(input.style, { textAlign: 'left', textIndent: '82px' })
  input.placeholder = placeholder
  return () => {
    input.dir = dir
    Object.assign(input.style, { textAlign, textIndent })
  }
}

export const createCountrySelect = (
  dialCodes: DialCodes,
  language: Language,
  name = english.country,
): CountrySelect => {
  const code = createElement('span', { 'aria-hidden': 'true' })
  const select = createElement('select', { 'aria-label': name }, ...optionsOf(dialCodes, language))
  const dial = createElement('span', { class: 'wisp-dial' }, code, createIcon(CHEVRON_ICON), select)
  return {
    select,
    // Own names: `country` comes from the list.
    show(country) {
      select.value = country
      code.textContent = `+${dialCodes[country]}`
    },
    place(input) {
      dial.style.backgroundColor = getComputedStyle(input).backgroundColor
      return all([indentInput(input), cover(input, createElement('span', { dir: 'ltr' }, dial))])
    },
  }
}
