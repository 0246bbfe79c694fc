/** The service of marketing forms: its script's function, and its messages. */
import type { EmbeddedForm } from '../../../page/model/site'
import { globalNamed } from '../../../page/platform/safe-dom'
import { object, text } from '../../../values/names'

/** Steps of a form, in the service's words, and the events that elements dispatch. */
const STEPS = new Map([
  ['onBeforeFormInit', 'wisp:form-before-init'],
  ['onFormReady', 'wisp:form-ready'],
  ['onFormSubmit', 'wisp:form-submit'],
  ['onFormSubmitted', 'wisp:form-submitted'],
])
export const READY = 'wisp:form-ready'

const TYPE = 'hsFormCallback'

type Create = (options: object) => void

/** The service's function, once its script has run. */
export const findService = (): Create | undefined => {
  try {
    const forms = object(object(globalNamed('hbspt')).forms)
    const { create } = forms
    if (typeof create === 'function') return (options) => create.call(forms, options)
  } catch {
    // A getter of the page.
  }
}

/** @param called the service's call at a step */
export const optionsFor = (
  { portalId, formId, region }: EmbeddedForm,
  target: string,
  called: (step: string, args: unknown[]) => void,
): object => ({
  portalId,
  formId,
  target,
  ...(region && { region }),
  ...Object.fromEntries([...STEPS.keys()].map((step) => [step, (...args: unknown[]) => called(step, args)])),
})

/** The event of a message of the service about this form, and its data; undefined for any other message. */
export const readMessage = (message: unknown, form: EmbeddedForm): [event: string, data: unknown] | undefined => {
  const { type, eventName, id, data } = object(message)
  const event = STEPS.get(text(eventName))
  if (event && type === TYPE && text(id).toLowerCase() === form.formId.toLowerCase()) return [event, data]
}

export const messageOf = (step: string, { formId }: EmbeddedForm, data: unknown): object => ({
  type: TYPE,
  eventName: step,
  id: formId,
  data,
})
