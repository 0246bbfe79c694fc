/** Everything that a form does once the visitor uses it, in one file: widgets, checks, and sending the lead once. */

import { CONTROLS, fieldAround, fieldsOf } from '../../../shared/page/forms/fields'
import { preset } from '../../../shared/page/forms/preset'
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { hasPressed } from '../../../shared/page/platform/visitor-seconds'
import { form as english } from '../../../shared/words/english'
import type { Live } from '../../core/ui/index'
import { submitForm } from '../../core/ui/index'
import { conversion } from '../../services/conversion/index'
import { createChecking } from './checking'
import { createSubmit } from './press'
import { showProblems } from './problems'
import { createWidgets } from './widgets'

const LINE_INPUTS =
  'input:not([type=checkbox],[type=radio],[type=button],[type=reset],[type=file],[type=range],[type=color])'
const SUBMIT_BUTTONS = ':is(button:not([type=button],[type=reset]),[type=submit],[type=image])'

/** Enter sends a form that has no button of its own for that, as browsers do for forms that have one. */
const sendByEnter = (root: ShadowRoot): Stop =>
  on<KeyboardEvent>(root, 'keydown', (event) => {
    const { form } = event.target as HTMLInputElement
    if (event.key !== 'Enter' || event.defaultPrevented || isComposed(event)) return
    if (!form || !(event.target as Element).matches(LINE_INPUTS) || form.querySelector(SUBMIT_BUTTONS)) return
    // By themselves, some browsers send a form that has a single field, and others do not.
    event.preventDefault()
    submitForm(form)
  })

const buttonName = (target?: EventTarget | null): string | undefined =>
  (target as Element | undefined)?.closest<HTMLElement>('[data-wisp-button]')?.dataset.wispButton

/**
 * @param touched the visitor has pressed or typed in the popup before this was there
 * @param lastButton the one that was clicked last
 */
export const attach = (live: Live, touched = false, lastButton?: Element): Stop => {
  const { context, root } = live
  context.page.conversion = conversion
  // In another language, `live.words` contains these texts too.
  const words = { ...english, ...live.words }
  const widgets = createWidgets(live)
  const checking = createChecking(live, widgets)
  const stops: Stop[] = []
  const submit = createSubmit(live, words, checking, () => gestures, stops)
  let button = buttonName(lastButton)
  let acted = touched
  // The form may have been filled in, and pressed, before this was there.
  let gestures = Number(hasPressed())

  /** Enhances searchable selects before the first touch, which would open the native list. */
  const enhanceSelects = (): void => root.querySelectorAll<HTMLElement>('[data-wisp-search]').forEach(widgets.touch)
  const touchControl = (target: Element | null): void => {
    const control = target?.closest<HTMLInputElement>(CONTROLS)
    if (!control) return
    preset(control)
    const field = fieldAround(control)
    if (field) checking.prepare([field])
    widgets.touch(control)
  }
  const touch = ({ target, type, isTrusted }: Event): void => {
    enhanceSelects()
    if (isTrusted && /down/.test(type)) gestures++
    // Ignore the automatic focus of the first field.
    acted ||= type !== 'focusin'
    if (acted) touchControl(target as HTMLElement)
  }
  const clearProblem = ({ target }: Event): void => {
    const field = fieldAround(target)
    if (field) showProblems([field], new Map())
  }
  const press = ({ target }: Event): void => {
    button = buttonName(target)
  }
  enhanceSelects()
  checking.prepare(fieldsOf(root))
  // A field may have been filled in before this was there, and left since, as autofill does.
  if (touched)
    for (const control of root.querySelectorAll<HTMLInputElement>(CONTROLS))
      if (control === root.activeElement || control.value !== (control.defaultValue ?? control.value))
        touchControl(control)
  stops.push(
    widgets.stop,
    // Capture: other listeners may submit the form, which needs the button.
    on(root, 'click', press, true),
    on(root, 'submit', ({ target }) => reportRejection(submit(target as HTMLFormElement, button))),
    on(root, 'input', clearProblem),
    sendByEnter(root),
    on(root, 'change', ({ target }) => checking.complete(target as HTMLInputElement)),
    ...['focusin', 'pointerdown', 'keydown', 'input'].map((type) => on(root, type, touch)),
  )
  return all(stops)
}
