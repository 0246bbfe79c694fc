/** Asks the server which popups this visitor may see. If anything goes wrong, the answer is empty. */

import type { Campaign } from '../shared/page/model/campaign'
import type { DisplayAnswer } from '../shared/page/model/display-answer'
import type { Page } from '../shared/page/model/page'
import { type Answer, json, send } from '../shared/page/platform/send'
import { decodeDisplay } from '../shared/wire/page/display-answer'
import { clickUrl, displayForm, displayUrl } from '../shared/wire/page/display-request'

/** `again`: this page has asked before, so the server must not count the visitor twice. */
export const display = async (page: Page, again: boolean): Promise<DisplayAnswer> => {
  // Calls that the page has queued come first, for instance its consent.
  await null
  // Without a site's key, the popups of the page itself are all there are.
  const answer = (page.site ? await send(displayUrl(page), { type: '', body: displayForm(page, again) }) : {}) as Answer
  const raw = json(answer)
  page.visitor.ahead = (raw.now as number) - Date.now()
  const decoded = decodeDisplay(raw)
  for (const [fact, value] of decoded.place) if (value) page.storage.set(fact, value as string)
  return { ...decoded, status: answer.status, raw }
}

/** Fetches one popup by its id, for a click on its link; undefined when the server does not have it. */
export const displayClick = (page: Page, id: string): Promise<Campaign | undefined> =>
  send(clickUrl(page, id)).then((answer) => decodeDisplay(json(answer)).campaigns[0])
