/** Embedded marketing forms: the service's script, its messages, and what an element says of its form. */
import { globalNamed } from '../../platform/safe-dom'
import { webUrl } from '../../platform/safe-url'
import { object, text } from '../names'

export interface EmbeddedForm {
  portalId: string
  formId: string
  region: string
  /** Address of the service's script. */
  src: string
  /** Address of a page of the service that shows the form. */
  link: string
}

/** Steps of a form, in the service's words, and the events that elements dispatch. */
const STEPS = new Map([
  ['onBeforeFormInit', 'wisp:form-before-init'],
  ['onFormReady', 'wisp:form-ready'],
  ['onFormSubmit', 'wisp:form-submit'],
  ['onFormSubmitted', 'wisp:form-submitted'],
])
export const READY = 'wisp:form-ready'

const TYPE = 'hsFormCallback'

/** Such an address holds the form's id in base 64, and the portal's number in base 36. */
const linkOf = (formId: string, portalId: string, suffix: string): string => {
  const bytes = formId.replace(/-|(..)/g, (_, byte) => (byte ? String.fromCharCode(Number.parseInt(byte, 16)) : ''))
  const short = btoa(bytes).slice(0, 22).replaceAll('+', '-').replaceAll('/', '_')
  return `https://share${suffix}.hsforms.com/1${short}${(+portalId).toString(36)}`
}

/** What the element's attributes say; undefined if they name no form. */
export const readEmbed = ({ dataset }: HTMLElement): EmbeddedForm | undefined => {
  const { portalId = '', formId = '', region = '', src = '' } = dataset
  if (!/^\d{1,15}$/.test(portalId) || !/^[\da-f]{8}(-[\da-f]{4}){4}[\da-f]{8}$/i.test(formId)) return
  const suffix = /^(?!na1)[a-z]{2}\d$/.test(region) ? `-${region}` : ''
  return {
    ...{ portalId, formId, region: suffix.slice(1) },
    src: webUrl(src)?.href ?? `https://js${suffix}.hsforms.net/forms/embed/v2.js`,
    link: linkOf(formId, portalId, suffix),
  }
}

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
  called: (step: string, told: unknown[]) => void,
): object => ({
  ...{ portalId, formId, target },
  ...(region && { region }),
  ...Object.fromEntries([...STEPS.keys()].map((step) => [step, (...told: unknown[]) => called(step, told)])),
})

/** The event of a message of the service about this form, and its data; undefined for any other message. */
export const readMessage = (message: unknown, form: EmbeddedForm): [event: string, data: unknown] | undefined => {
  const { type, eventName, id, data } = object(message)
  const event = STEPS.get(text(eventName))
  if (event && type === TYPE && text(id).toLowerCase() === form.formId.toLowerCase()) return [event, data]
}

export const messageOf = (step: string, { formId }: EmbeddedForm, data: unknown): object => ({
  ...{ type: TYPE, eventName: step, id: formId, data },
})
