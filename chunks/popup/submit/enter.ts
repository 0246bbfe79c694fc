/** Enter sends a form that has no button of its own for that, as browsers do for forms that have one. */
import { isComposed } from '../../../shared/page/platform/composing'
import { on, type Stop } from '../../../shared/page/platform/dom'
import { submitForm } from '../../core/ui/index'

const LINE_INPUTS =
  'input:not([type=checkbox],[type=radio],[type=button],[type=reset],[type=file],[type=range],[type=color])'
const SUBMIT_BUTTONS = ':is(button:not([type=button],[type=reset]),[type=submit],[type=image])'

export const sendByEnter = (root: ShadowRoot): Stop =>
  on<KeyboardEvent>(root, 'keydown', (event) => {
    const { form } = event.target as HTMLInputElement
    if (event.key !== 'Enter' || event.defaultPrevented || isComposed(event)) return
    if (!form || !(event.target as Element).matches(LINE_INPUTS) || form.querySelector(SUBMIT_BUTTONS)) return
    // By themselves, some browsers send a form that has a single field, and others do not.
    event.preventDefault()
    submitForm(form)
  })
