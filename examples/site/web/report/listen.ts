/** Listens to everything that the pieces of the page report, under the names that a site's own script knows. */
import { own } from '../../../../shared/values/own'
import type { Entry } from './entries'

type Report = (entry: Entry) => void

const FORM = ['wpcf7beforesubmit', 'wpcf7submit', 'wpcf7invalid', 'wpcf7unaccepted', 'wpcf7spam'].concat(
  'wpcf7aborted',
  'wpcf7mailsent',
  'wpcf7mailfailed',
)
const LETTERS = 'started submit submitted success error subscribed unsubscribed'.split(' ')
const POPUPS = ['wisp:popup-open', 'wisp:popup-close']

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

/** `key value` pairs worth reading: short texts only. */
const summary = (values: Record<string, unknown>, keys: string[]): string =>
  keys
    .map((key) => [key, text(own(values, key))])
    .filter(([, value]) => value)
    .map(([key, value]) => `${key} ${value}`)
    .join(' · ')

const HIT_KEYS = ['file_name', 'link_url', 'tel_number', 'email_address', 'affiliate_label', 'link_text']

const hits = (report: Report): void =>
  window.addEventListener('site:hit', (event) => {
    const [command, name, values] = (event as CustomEvent<unknown[]>).detail
    if (command !== 'event') return
    report({ source: 'gtag', name: text(name), detail: summary((values ?? {}) as Record<string, unknown>, HIT_KEYS) })
  })

const forms = (report: Report): void => {
  for (const name of FORM)
    document.addEventListener(name, (event) => {
      const { contactFormId, status } = ((event as CustomEvent).detail ?? {}) as Record<string, unknown>
      report({ source: 'form', name, detail: summary({ form: contactFormId, status }, ['form', 'status']) })
    })
  document.addEventListener('wpcf7grecaptchaexecuted', (event) => {
    const { action } = ((event as CustomEvent).detail ?? {}) as Record<string, unknown>
    report({ source: 'captcha', name: 'token', detail: text(action) })
  })
}

interface LetterForms {
  on(name: string, callback: () => void): void
}
interface LetterPage {
  mc4wp?: { forms?: LetterForms; listeners?: { event: string; callback: () => void }[] }
}

/** The newsletter's script may come later: until then it has a queue of listeners. */
const letters = (report: Report): void => {
  const page = window as LetterPage
  const listen = (event: string): { event: string; callback: () => void } => ({
    event,
    callback: () => report({ source: 'letters', name: event, detail: '' }),
  })
  const { forms } = page.mc4wp ?? {}
  if (forms) for (const { event, callback } of LETTERS.map(listen)) forms.on(event, callback)
  else {
    const queue = (event: string, callback: () => void): void => void listeners.push({ event, callback })
    const listeners = LETTERS.map(listen)
    page.mc4wp = { listeners, forms: { on: queue } }
  }
}

const embeds = (report: Report): void =>
  window.addEventListener('message', ({ data, origin }) => {
    if (origin !== location.origin || data?.type !== 'hsFormCallback') return
    report({ source: 'embed', name: text(data.eventName), detail: '' })
  })

const popups = (report: Report): void => {
  for (const name of POPUPS)
    document.addEventListener(name, ({ target }) => {
      const id = target instanceof Element ? target.getAttribute('data-wisp-popup') : ''
      report({ source: 'popup', name, detail: summary({ popup: id }, ['popup']) })
    })
}

export const listenToAll = (report: Report): void => {
  for (const listen of [hits, forms, letters, embeds, popups]) listen(report)
}
