/** Asks the server which popups this visitor may see. Without an answer, or what decodes it, there are none. */

import type { Campaign } from '../shared/page/model/campaign'
import type { DisplayAnswer } from '../shared/page/model/display-answer'
import type { LegacyServerChunk } from '../shared/page/model/display-queue'
import type { Page } from '../shared/page/model/page'
import { report } from '../shared/page/platform/dom'
import { type Answer, json, send } from '../shared/page/platform/send'
import { clickUrl, displayForm, displayUrl } from '../shared/wire/page/display-request'
import { decodeOwn } from '../shared/wire/page/own-answer'
import { canDraw } from './open'

/** A chunk decodes the answer of another server, or of one of an earlier build, which is the specification's. */
const decode = async (page: Page, answer: Answer): Promise<Omit<DisplayAnswer, 'status'>> => {
  const raw = json(answer)
  const chunk = (raw.display || raw.poptins) && (await page.load<LegacyServerChunk>('legacy-server').catch(report))
  const displayAnswer = ((chunk as LegacyServerChunk | undefined)?.decodeDisplay ?? decodeOwn)(raw)
  displayAnswer.campaigns = displayAnswer.campaigns.filter(canDraw)
  return displayAnswer
}

/** `again`: this page has asked before, so the server must not count the visitor twice. */
export const display = async (page: Page, again: boolean): Promise<DisplayAnswer> => {
  // Calls that the page has queued come first, for instance its consent.
  await null
  // Without a site's key, the popups of the page itself are all there are.
  const answer = (page.site ? await send(displayUrl(page), { type: '', body: displayForm(page, again) }) : {}) as Answer
  const displayAnswer = await decode(page, answer)
  const { country_code, ip, now } = displayAnswer.raw
  page.visitor.ahead = (now as number) - Date.now()
  if (country_code) page.storage.set('country', country_code as string)
  if (ip) page.storage.set('ip', ip as string)
  return { ...displayAnswer, status: answer.status }
}

/** Fetches one popup by its id, for a click on its link; undefined when the server does not have it. */
export const displayClick = (page: Page, id: string): Promise<Campaign | undefined> =>
  send(clickUrl(page, id))
    .then((answer) => decode(page, answer))
    .then(({ campaigns }) => campaigns[0])
