/** `window.mc4wp.forms`, with which the scripts of a site hear of its newsletter forms. */
import type { NewsletterChunk, NewsletterForm } from '../../../shared/page/model/newsletter'
import { bare } from '../../../shared/page/platform/safe-dom'
import { list, object } from '../../../shared/values/names'
import { byId, newsletterGlobal, setNewsletterGlobal } from '../../../shared/wire/page/site/newsletter'
import { createForm } from './form'

type Handler = (...args: unknown[]) => unknown

const forms = new WeakMap<Element, NewsletterForm>()

/** The object of a form is the same each time; for an unknown id it has a form that is not on the page. */
export const get: NewsletterChunk['get'] = (which) => {
  const formOnPage: HTMLFormElement | null =
    which instanceof Element ? bare(which, 'closest')('form') : bare(document, 'querySelector')(byId(Number(which)))
  const element = formOnPage ?? bare(document, 'createElement')('form')
  const form = forms.get(element) ?? createForm(element)
  forms.set(element, form)
  return form
}

/** Kept where the original looks for them when it starts, should it start later. */
const listeners = (): Record<string, unknown>[] => list(newsletterGlobal().listeners).map(object)

const api = {
  get,
  getByElement: get,
  on(event: string, callback: Handler) {
    newsletterGlobal().listeners = [...listeners(), { event, callback }]
  },
  off(event: string, callback: Handler) {
    newsletterGlobal().listeners = listeners().filter((each) => each.event !== event || each.callback !== callback)
  },
  trigger(event: string, args?: unknown) {
    for (const each of listeners())
      try {
        if (each.event === event) (each.callback as Handler)(...list(args))
      } catch (error) {
        // The page's own mistake, which it sees as if a listener of its own had thrown.
        reportError(error)
      }
  },
}

export const install: NewsletterChunk['install'] = () => {
  const present = newsletterGlobal()
  if (!object(present.forms).trigger) {
    present.forms = api
    setNewsletterGlobal(present)
  }
  return present.forms === api
}

/** Silent once the original's script has started. */
export const tell: NewsletterChunk['tell'] = (form, event, ...args) => {
  if (newsletterGlobal().forms === api)
    for (const name of [`${form.id}.${event}`, event]) api.trigger(name, [form, ...args])
}
