import { EVENTS, isEvent } from '../db/schema/event-names'
import { suggestion } from '../files/suggest'
import { type Problem, refuse } from '../lib/invalid'
import { type Allowed, problemOfUrl } from '../outside/allowed-addresses'
import type { Popups } from '../popups/queries'
import type { Webhook, Webhooks } from './queries'
import { isSecret } from './signature'

interface AddStore {
  popups: Pick<Popups, 'findEver' | 'list'>
  webhooks: Pick<Webhooks, 'add'>
}

/** As an owner says it; nothing in it is checked yet. */
interface WebhookInput {
  siteKey: string
  url: string
  /** Names of events; empty: all events. */
  events: string[]
  /** Id of a popup, page or form; '': all of the site. */
  popupId: string
  /** undefined: one is made up. */
  secret: string | undefined
}

const problemsOfSecret = (secret: string | undefined): Problem[] =>
  secret === undefined || isSecret(secret)
    ? []
    : [{ path: ['secret'], message: 'The secret must be whsec_ and base64 of 24 to 64 bytes' }]

const problemsOfUrl = (url: string, allowed: Allowed): Problem[] => {
  const reason = problemOfUrl(url, allowed)
  return reason ? [{ path: ['url'], message: `URL ${reason}, got "${url}"` }] : []
}

const problemsOfEvents = ({ events, popupId }: WebhookInput): Problem[] => {
  const messages = events
    .filter((name) => !isEvent(name))
    .map((name) => `There is no event ${name}${suggestion(name, [...EVENTS])}. There is: ${EVENTS.join(', ')}`)
  if (popupId && events.includes('cart.abandoned'))
    messages.push('cart.abandoned belongs to no popup: leave out this event or the popup')
  return messages.map((message) => ({ path: ['events'], message }))
}

const problemsOfPopup = async ({ popups }: AddStore, { siteKey, popupId }: WebhookInput): Promise<Problem[]> => {
  const popup = popupId ? await popups.findEver(popupId) : undefined
  if (!popupId || (popup && popup.siteKey === siteKey && popup.status !== 'deleted')) return []
  const ids = (await popups.list()).flatMap((popup) => (popup.siteKey === siteKey ? popup.id : []))
  const message = `The site has no popup, page or form ${popupId}${suggestion(popupId, ids)}`
  return [{ path: ['popup'], message }]
}

/** Adds a webhook, or throws an Invalid with all that is wrong. @returns its id, and the secret that signs */
export const addWebhook = async (
  store: AddStore,
  input: WebhookInput,
  allowed: Allowed,
): Promise<Pick<Webhook, 'id'> & { secret: string }> => {
  const { siteKey, url, events, popupId, secret } = input
  refuse([
    ...problemsOfUrl(url, allowed),
    ...problemsOfEvents(input),
    ...(await problemsOfPopup(store, input)),
    ...problemsOfSecret(secret),
  ])
  const chosenEvents = EVENTS.filter((event) => !events.length || events.includes(event))
  return store.webhooks.add({ siteKey, popupId, url: new URL(url).href, events: chosenEvents, secret })
}

/** Gives a webhook another secret, or throws an Invalid. @returns the secret */
export const rotateSecret = async (
  webhooks: Pick<Webhooks, 'rotate'>,
  { id }: Pick<Webhook, 'id'>,
  secret: string | undefined,
): Promise<string> => {
  refuse(problemsOfSecret(secret))
  return webhooks.rotate(id, secret)
}
