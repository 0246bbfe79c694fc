import { BEFORE_SEND, type BeforeSend, type Site } from '../../../shared/page/model/site'
import { after, all, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { CAPTCHA } from '../../../shared/wire/page/site/contact'

/** Milliseconds that a captcha, or the css of the reply, may take. */
const CAPTCHA_WAIT_MS = 5_000

/** Listeners may have the form wait. */
const askOthers = async (form: HTMLFormElement, site: Site, look: Promise<unknown>): Promise<void> => {
  if (bare(form, 'querySelector')(CAPTCHA)) await site.load('site-captcha').catch(() => {})
  // The page would move if the reply came before its css.
  const waits = [look]
  const detail: BeforeSend = { wait: (promise) => waits.push(promise) }
  bare(form, 'dispatchEvent')(new CustomEvent(BEFORE_SEND, { bubbles: true, detail }))
  await Promise.allSettled(waits)
}

/** @param hurryWith is given a function that ends the wait */
export const othersReady = (
  form: HTMLFormElement,
  site: Site,
  look: Promise<unknown>,
  hurryWith: (hurry: Stop) => void,
): Promise<void> =>
  new Promise((resolve) => {
    const hurry = all([after(CAPTCHA_WAIT_MS, () => hurry()), resolve])
    hurryWith(hurry)
    askOthers(form, site, look).then(hurry, hurry)
  })
