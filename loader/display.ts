/** Asks the server which popups this visitor may see. Whatever goes wrong, the answer is: none. */
import type { Campaign } from '../shared/popup'
import { json, ok, send } from '../shared/send'
import type { Storage } from '../shared/storage'
import type { Visit } from '../shared/visit'
import { decodeDisplay } from '../shared/wire/display-answer'
import { clickUrl, displayForm, displayUrl } from '../shared/wire/display-request'
import type { Settings } from './settings'

export const display = async (
  { host, site, preview }: Settings,
  visit: Visit,
  storage: Storage,
): Promise<Campaign[]> => {
  const body = displayForm(visit, location.hostname, preview)
  const { campaigns, country } = decodeDisplay(json(await send(displayUrl(host, site), { body })))
  if (country) storage.set('country', country)
  return campaigns
}

/** One popup by its id, for a click on its link; undefined when the server says there is none, null when it says nothing. */
export const displayClick = async ({ host }: Settings, id: string): Promise<Campaign | undefined | null> => {
  const answer = await send(clickUrl(host, id))
  if (!ok(answer)) return answer.status === 404 ? undefined : null
  return decodeDisplay(json(answer)).campaigns[0]
}
