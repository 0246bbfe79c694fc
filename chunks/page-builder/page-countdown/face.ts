/** Shows a countdown, and tells screen readers of it. Units that the page does not have are added. */

import { splitFrom, UNIT_NAMES } from '../../../shared/page/countdown/largest'
import type { Unit } from '../../../shared/page/countdown/remaining'
import { spokenTime } from '../../../shared/page/countdown/units'
import type { PageRuntime } from '../../../shared/page/model/page-builder'
import { conceal } from '../../../shared/page/platform/conceal'
import { languageOf } from '../../../shared/page/platform/language-of'
import { doc } from '../../../shared/page/platform/safe-dom'
import { wordsAt } from '../../../shared/page/platform/words-in'
import { unitParts, unitTag } from '../../../shared/wire/page/page-builder/countdown'
import { units } from '../../../shared/words/english'
import { countdown } from '../../../shared/words/english-pages'

const ENGLISH = { ...units, ...countdown }

interface Face {
  show(seconds: number): void
  finish(): void
}

/** The element of a unit's digits. @param nameless gets the label, if it has no text */
const digitsOf = (element: HTMLElement, unit: Unit, nameless: Map<Unit, Element>): HTMLElement => {
  const parts = unitParts(element, unit)
  const [digits, label] = [parts.digits ?? doc.createElement('span'), parts.label ?? doc.createElement('span')]
  const box = parts.box ?? doc.createElement(unitTag(element))
  if (!parts.box) element.append(box)
  if (!parts.digits) box.replaceChildren(digits, ' ', label)
  else if (!parts.label) digits.after(' ', label)
  if (!label.textContent) nameless.set(unit, label)
  // The timer's own label says it.
  box.setAttribute('aria-hidden', 'true')
  return digits as HTMLElement
}

/** Digits keep their width, whatever they are, so that nothing beside them moves. */
const write = (digits: HTMLElement, text: string): void => {
  if (digits.textContent === text) return
  digits.textContent = text
  const { style } = digits
  style.fontVariantNumeric = 'tabular-nums'
  if (style.minInlineSize) return
  style.minInlineSize = `${text.length}ch`
  if (getComputedStyle(digits).display === 'inline') style.display = 'inline-block'
}

/** A list must stay one, so there the element around it is the timer. */
const timerOf = (element: HTMLElement): HTMLElement => {
  const { parentElement } = element
  return element.localName === 'ul' && parentElement?.localName === 'div' ? parentElement : element
}

export const createFace = (element: HTMLElement, largest: Unit, { load }: PageRuntime): Face => {
  const language = languageOf(element)
  const nameless = new Map<Unit, Element>()
  const visibleUnits = UNIT_NAMES.slice(UNIT_NAMES.indexOf(largest))
  for (const unit of UNIT_NAMES) {
    const { box } = unitParts(element, unit)
    if (box && !visibleUnits.includes(unit)) conceal(box)
  }
  const places = visibleUnits.map((unit): [Unit, HTMLElement] => [unit, digitsOf(element, unit, nameless)])
  const label = (words: typeof ENGLISH): void => {
    for (const [unit, place] of nameless) place.textContent = words[unit]
  }
  const words = wordsAt(element, ENGLISH, 'page', load, label)
  label(words)
  const timer = timerOf(element)
  const name = timer.getAttribute('aria-label')
  // Screen readers read a timer on request, not each second.
  timer.setAttribute('role', 'timer')
  timer.setAttribute('aria-live', 'off')
  const say = (text: string): void => timer.setAttribute('aria-label', name ? `${name}: ${text}` : text)
  return {
    show(seconds) {
      const values = splitFrom(seconds, largest)
      for (const [unit, digits] of places) write(digits, `${values[unit]}`.padStart(2, '0'))
      say(spokenTime(values, language))
    },
    finish() {
      element.dataset.wispFinished = ''
      say(words.timeUp)
    },
  }
}
