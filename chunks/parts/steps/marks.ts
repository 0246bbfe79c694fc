/** Makes steps of the screens in the form of a template, so that all of them are drawn at once and keep what was typed. */
import { bare } from '../../../shared/page/platform/safe-dom'

export const STEP = 'data-wisp-step'
export const SHOW_IF = 'data-wisp-show-if'
export const HIDE_IF = 'data-wisp-hide-if'
export const CONDITIONAL = `[${SHOW_IF}],[${HIDE_IF}]`
/** A button that sends the form. */
export const SUBMIT = ':is(button:not([type=button],[type=reset]),[type=submit],[type=image],[data-wisp-action=submit])'
export const NEXT = '[data-wisp-action=next]'
/** Buttons that lead from step to step. */
const STEP_BUTTONS = 'button:is([data-wisp-action=next],[data-wisp-action=back])'
const SCREEN = 'data-wisp-screen'
const FORM = 'form[data-wisp-form]'
/** Screens that follow the form. One that stands in it makes the others screens, too: as steps, they would go with it. */
const END = /^(thanks|remind|play|win|lose)$/

const allIn = (root: ParentNode & Node, selector: string): Element[] => [...bare(root, 'querySelectorAll')(selector)]
// Through the prototype: an element named like the method would hide it.
const around = (element: Element, selector: string): Element | null =>
  Element.prototype.closest.call(bare(element, 'parentElement') ?? element.ownerDocument.documentElement, selector)
const screenOf = (element: Element): string => bare(element, 'getAttribute')(SCREEN) ?? ''

export interface Marks {
  /** The markup with steps in place of screens. */
  html: string
  /** The screen on which the form stands. */
  screen: string
}

/**
 * A form with steps is one screen: that around it, or else `main`, unless another screen has that name. The same is decided in
 * server/template/steps.ts.
 */
const screenFor = (form: Element, steps: Element[], template: Document): string => {
  const outer = around(form, `[${SCREEN}]`)
  if (outer) return screenOf(outer)
  const others = allIn(template, `[${SCREEN}]`).filter((screen) => !steps.includes(screen))
  const [first] = steps
  return first && others.some((screen) => screenOf(screen) === 'main') ? screenOf(first) : 'main'
}

/** @param original is left as it is, as the code that draws the popup keeps it */
export const withSteps = (original: Document): Marks | undefined => {
  const template = bare(original, 'cloneNode')(true) as Document
  const form = allIn(template, FORM)[0]
  const steps = form
    ? allIn(form, `[${SCREEN}]`).filter((step) => !bare(form, 'contains')(around(step, `[${SCREEN}]`)))
    : []
  if (!form || !steps.length || steps.some((step) => END.test(screenOf(step)))) return undefined
  const screen = screenFor(form, steps, template)
  for (const step of steps) {
    bare(step, 'setAttribute')(STEP, screenOf(step))
    bare(step, 'setAttribute')('hidden', '')
    bare(step, 'removeAttribute')(SCREEN)
  }
  // Also those with `type="submit"`: they only lead to another step, and the import counts them so, too.
  for (const button of allIn(form, STEP_BUTTONS)) bare(button, 'setAttribute')('type', 'button')
  if (!around(form, `[${SCREEN}]`)) bare(form, 'setAttribute')(SCREEN, screen)
  return { html: bare(bare(template, 'documentElement'), 'outerHTML'), screen }
}
