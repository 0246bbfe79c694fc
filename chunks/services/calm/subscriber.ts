import * as LIFETIME from '../../../shared/model/lifetime'
import type { Page } from '../../../shared/page/model/page'
import type { Rule } from '../../../shared/page/model/rules'
import { reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { json, ok } from '../../../shared/page/platform/send'
import { asksEmail, decodeSubscriber, subscriberUrl } from '../../../shared/wire/page/calm'
import { knownBy } from '../../../shared/wire/page/subscriber'

/** Objects to popups that ask a known subscriber again. */
export const knownSubscriber =
  ({ storage }: Page): Rule =>
  (popup) =>
    asksEmail(popup.wire) && knownBy(popup, { storage })

/** Asks the server about the address that the browser knows, once a day, and only where anything may be stored. */
export const watchEmail = (page: Page): Stop => {
  const { send, signals, storage } = page
  const asked = new Set<string>()
  const ask = async (email: string): Promise<void> => {
    const answer = await send(subscriberUrl(page), { body: new URLSearchParams({ email }) })
    if (ok(answer)) storage.set('subscriber', { email, known: decodeSubscriber(json(answer)) }, LIFETIME.closed)
  }
  return signals.effect(() => {
    const email = storage.get('email')
    if (!email || !storage.allowed() || storage.get('subscriber')?.email === email || asked.has(email)) return
    asked.add(email)
    reportRejection(ask(email))
  })
}
