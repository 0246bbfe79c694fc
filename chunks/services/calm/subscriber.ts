import * as LIFETIME from '../../../shared/model/lifetime'
import type { Campaign } from '../../../shared/page/model/campaign'
import type { Page } from '../../../shared/page/model/page'
import type { Popups } from '../../../shared/page/model/popups'
import type { Rule } from '../../../shared/page/model/rules'
import { after, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { json, ok } from '../../../shared/page/platform/send'
import { asksEmail, decodeSubscriber, subscriberUrl } from '../../../shared/wire/page/calm'
import { knownBy } from '../../../shared/wire/page/subscriber'

/** Milliseconds. Then whatever is stored next has the question asked again. */
const RETRY_AFTER_MS = 60_000

/**
 * Objects to popups that ask a known subscriber again. A subscriber who withdraws consent stays known until the page is left, which is noted
 * here and not by the rule: it is not asked while another one objects.
 */
export const createSubscriberRule = ({ signals, storage }: Page, { popups }: Popups): { rule: Rule; stop: Stop } => {
  const heldIds = new Set<string>()
  const isHeld = ({ id, wire }: Campaign): boolean => asksEmail(wire) && Boolean(knownBy({ id }, { storage }))
  return {
    rule: (campaign) => isHeld(campaign) || (!storage.allowed() && heldIds.has(campaign.id)),
    stop: signals.effect(() => {
      for (const { campaign } of popups.value) if (storage.allowed() && isHeld(campaign)) heldIds.add(campaign.id)
    }),
  }
}

/** Remembers which popups have been given an address: their leads are in storage until the server has them. */
export const watchLeads = ({ signals, storage }: Page): Stop =>
  signals.effect(() => {
    for (const key of storage.keys('outbox.')) {
      const { draft, lead, popup } = { ...storage.get(key) }
      const mark = `given.${popup?.id}` as const
      if (lead?.fields?.email && !draft && !storage.get(mark)) storage.set(mark, true)
    }
  })

/** Asks the server about the address that the browser knows, once a day, and only where anything may be stored. */
export const watchEmail = (page: Page): Stop => {
  const { send, signals, storage } = page
  const askedAddresses = new Set<string>()
  const ask = async (email: string): Promise<void> => {
    const answer = await send(subscriberUrl(page), { type: '', body: new URLSearchParams({ email }) })
    if (!ok(answer)) after(RETRY_AFTER_MS, () => askedAddresses.delete(email))
    else storage.set('subscriber', { email, known: decodeSubscriber(json(answer)) }, LIFETIME.closed)
  }
  return signals.effect(() => {
    const email = storage.get('email')
    if (!email || !storage.allowed() || storage.get('subscriber')?.email === email || askedAddresses.has(email)) return
    askedAddresses.add(email)
    reportRejection(ask(email))
  })
}
