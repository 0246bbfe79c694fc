/** Shows and hides the elements of a form that have a condition, and keeps what is hidden from being required. */

import { createChain } from '../../../shared/checks/chain'
import { fieldsByName, isHiddenByCondition } from '../../../shared/page/forms/named'
import { CONDITIONS_EVALUATED } from '../../../shared/page/model/site'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { CONDITIONAL, HIDE_IF, REFRESH, SHOW_IF } from '../../../shared/wire/page/site/conditions'
import { isMet } from './condition'

export interface Conditions {
  /** Evaluates them anew. */
  refresh(): void
  /** Shows everything again. */
  stop: Stop
}

/** A field that is hidden counts as empty, so what hangs on it follows. */
const shownIn = (form: HTMLFormElement): ((element: Element) => boolean) => {
  // Once for all conditions: a long form has hundreds of both.
  const fields = fieldsByName(form)
  return createChain((element, isShown) => {
    const show = element.getAttribute(SHOW_IF)
    const condition = show ?? element.getAttribute(HIDE_IF)
    const isSeen = (control: Element | null): boolean => {
      const holder = control?.closest(CONDITIONAL)
      // Conditions of elements around this form belong to another form.
      return !holder || !bare(form, 'contains')(holder) || (isShown(holder) && isSeen(holder.parentElement))
    }
    return !condition || isMet(condition, fields, isSeen) === (show !== null)
  })
}

/** The page's own display of elements that are hidden. */
const displays = new WeakMap<Element, string>()

/** A page may hide an element by itself, so that it does not flash before this code has loaded. */
const display = (element: HTMLElement, isShown: boolean): void => {
  const { style } = element
  if (!isShown && style.display !== 'none') {
    displays.set(element, style.display)
    style.setProperty('display', 'none', 'important')
  } else if (isShown && style.display === 'none') style.display = displays.get(element) ?? ''
  element.removeAttribute('hidden')
}

const rename = (element: Element, from: string, to: string): void => {
  const value = element.getAttribute(from)
  element.removeAttribute(from)
  if (value !== null) element.setAttribute(to, value)
}

/** Evaluates the conditions now, and whenever a field changes. */
export const watchConditions = (form: HTMLFormElement): Conditions => {
  const find = bare(form, 'querySelectorAll')
  let watches = true
  let stopWaiting: Stop = () => {}

  const evaluate = (): void => {
    const isShown = shownIn(form)
    for (const element of find<HTMLElement>(CONDITIONAL)) display(element, !watches || isShown(element))
    for (const name of ['required', 'aria-required']) {
      const aside = `data-wisp-${name}`
      for (const control of find(`[${name}]`))
        if (isHiddenByCondition(control, CONDITIONAL)) rename(control, name, aside)
      for (const control of find(`[${aside}]`))
        if (!isHiddenByCondition(control, CONDITIONAL)) rename(control, aside, name)
    }
  }
  const refresh = (): void => {
    evaluate()
    bare(document, 'dispatchEvent')(new CustomEvent(CONDITIONS_EVALUATED))
  }
  refresh()
  return {
    refresh,
    stop: all([
      ...['input', 'keyup', 'change'].map((type) => on(form, type, evaluate)),
      // The event comes before the fields have their first values again.
      on(form, 'reset', () => {
        stopWaiting = after(0, refresh)
      }),
      // After the browser has filled in what the visitor typed before.
      on(window, 'pageshow', refresh),
      on(document, REFRESH, refresh, true),
      () => {
        stopWaiting()
        watches = false
        evaluate()
      },
    ]),
  }
}
