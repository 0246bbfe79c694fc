/** Shows and hides the elements of a form that have a condition, and keeps what is hidden from being required. */
import { after, all, on, type Stop } from '../platform/dom'
import { bare } from '../platform/safe-dom'
import { HIDE_IF, REFRESH, SHOW_IF } from '../wire/site/conditions'
import { isMet } from './condition'

export interface Conditions {
  /** Evaluates them anew. */
  refresh(): void
  /** Shows everything again. */
  stop: Stop
}

type Hides = (element: Element) => boolean

const isShown = (element: Element, form: HTMLFormElement): boolean => {
  const show = element.getAttribute(SHOW_IF)
  const condition = show ?? element.getAttribute(HIDE_IF)
  return !condition || isMet(condition, form) === (show !== null)
}

/** A page may hide it by itself, so that it does not flash before this code has loaded. @returns what shows it */
const hide = (element: HTMLElement): Stop => {
  const { style } = element
  const display = style.getPropertyValue('display')
  const priority = style.getPropertyPriority('display')
  element.removeAttribute('hidden')
  style.setProperty('display', 'none', 'important')
  return () => style.setProperty('display', display === 'none' ? '' : display, priority)
}

/** @returns what makes it required again */
const drop = (control: Element): Stop =>
  all(
    ['required', 'aria-required'].flatMap((name) => {
      const value = control.getAttribute(name)
      control.removeAttribute(name)
      return value === null ? [] : [() => control.setAttribute(name, value)]
    }),
  )

const undo = <T>(kept: Map<T, Stop>, key: T): void => {
  kept.get(key)?.()
  kept.delete(key)
}

/** What is hidden and not required for now, each with what brings it back. */
const createEvaluation = (form: HTMLFormElement) => {
  const seen = new WeakSet<Element>()
  const hidden = new Map<HTMLElement, Stop>()
  const dropped = new Map<Element, Stop>()
  const hides: Hides = (element) => [...hidden.keys()].some((each) => each.contains(element))
  return {
    hides,
    evaluate() {
      for (const element of bare(form, 'querySelectorAll')<HTMLElement>(`[${SHOW_IF}],[${HIDE_IF}]`)) {
        const shown = isShown(element, form)
        if (!seen.has(element) || (!shown && !hidden.has(element))) hidden.set(element, hide(element))
        seen.add(element)
        if (shown) undo(hidden, element)
      }
      for (const control of dropped.keys()) if (!hides(control)) undo(dropped, control)
      for (const control of bare(form, 'querySelectorAll')('[required],[aria-required=true]'))
        if (hides(control)) dropped.set(control, drop(control))
    },
    restore() {
      for (const kept of [hidden, dropped]) for (const stop of kept.values()) stop()
    },
  }
}

/**
 * Evaluates the conditions now, and whenever a field changes.
 * @param evaluated called each time, with what tells whether an element is hidden, and with the visitor's event, if any
 */
export const watchConditions = (
  form: HTMLFormElement,
  evaluated: (hides: Hides, event?: Event) => void = () => {},
): Conditions => {
  const { evaluate, hides, restore } = createEvaluation(form)
  let stopWaiting: Stop = () => {}
  const refresh = (event?: Event): void => {
    evaluate()
    evaluated(hides, event)
  }
  refresh()
  return {
    refresh: () => refresh(),
    stop: all([
      ...['input', 'keyup', 'change'].map((type) => on(form, type, refresh)),
      // The event comes before the fields have their first values again.
      on(form, 'reset', () => {
        stopWaiting = after(0, () => refresh())
      }),
      // After the browser has filled in what the visitor typed before.
      on(window, 'pageshow', () => refresh()),
      on(document, REFRESH, () => refresh(), true),
      () => stopWaiting(),
      restore,
    ]),
  }
}
