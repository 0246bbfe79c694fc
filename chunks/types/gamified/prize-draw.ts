/** Draws the prize: the server does if it can, otherwise this page. */

import { draw, type Prize, type Slice } from '../../../shared/model/prize'
import { after } from '../../../shared/page/platform/dom'
import { json, ok, worthRetrying } from '../../../shared/page/platform/send'
import type { GivenLead, Lead } from '../../../shared/page/visit/lead'
import { decodeDrawn, drawForm, drawUrl } from '../../../shared/wire/page/prize'
import { isRefusal } from '../../../shared/wire/page/refusal'
import type { Live } from '../../core/ui/index'

/** Resolves with undefined if no prize could be drawn. */
export type Draw = Promise<Prize | undefined>

/** Milliseconds of pause before each try. */
const RETRY_PAUSES_MS = [0, 1_000, 3_000]
/** Milliseconds until a try is given up. */
const DRAW_TIMEOUT_MS = 6_000
/** The lead that the server wants first has not arrived. */
const TOO_EARLY = 409

const pause = (ms: number): Promise<void> => new Promise((resolve) => void after(ms, resolve))

interface PrizeDraw {
  /**
   * This page's own draw, always the same; undefined unless the page was told the chances. In an owner's preview all
   * are equal.
   */
  local(): Prize | undefined
  /**
   * Asks the server once it has the lead, several times if necessary; it answers a submission with the same prize each
   * time. `claimed`: with the prize's code.
   */
  request(claimed: boolean, givenLead?: GivenLead): Draw
}

export const createPrizeDraw = ({ context, preview, submissionId }: Live, slices: Slice[]): PrizeDraw => {
  const { page, popup } = context
  let localPrize: Prize | undefined

  const local = (): Prize | undefined => {
    const weights = slices.map(({ chances }) => (preview ? 1 : chances))
    const slice = slices[draw(weights, Math.random())]
    localPrize ??= slice && { code: '', winner: false, chances: 0, ...slice, ...preview?.ending(slice, popup.wire) }
    return localPrize
  }
  const request: PrizeDraw['request'] = async (claimed, givenLead) => {
    await givenLead?.sent.catch(() => {})
    if (preview) return local()
    const { language, viewerId } = popup
    const player = { submissionId, viewerId, clientId: page.visitor.clientId(), language }
    for (const ms of RETRY_PAUSES_MS) {
      if (ms) await pause(ms)
      const answer = await page.send(drawUrl(page.host, popup.id), {
        type: '',
        body: drawForm(player, claimed),
        timeout: DRAW_TIMEOUT_MS,
      })
      const refused = isRefusal(answer)
      const prize = (ok(answer) && decodeDrawn(json(answer))) || (!refused && local())
      if (prize) return prize
      if (refused && !worthRetrying(answer.status) && answer.status !== TOO_EARLY) return
    }
  }
  return { local, request }
}

/** The fields by which a lead tells the prize. */
export const prizeFields = (prize?: Prize): Partial<Lead> =>
  prize ? { prizeId: prize.id, ...(prize.code && { coupon: prize.code }) } : {}
