/** Which prize it is: the server draws where it can, this page where the server has no such call. */

import { draw, type Prize, type Slice } from '../../../shared/model/prize'
import { after } from '../../../shared/platform/dom'
import { json, ok, worthRetrying } from '../../../shared/platform/send'
import { decodeDrawn, drawForm, drawUrl } from '../../../shared/wire/prize'
import { isRefusal } from '../../../shared/wire/refusal'
import type { Live } from '../../core/ui/index'

/** Milliseconds before each try; whoever asks again later, begins anew. */
const TRIES = [0, 1_000, 3_000]
/** Until a try is given up. */
const PATIENCE = 6_000
/** The lead that the server wants first is still on its way. */
const TOO_EARLY = 409

const pause = (ms: number): Promise<void> => new Promise((done) => void after(ms, done))

export interface Drawing {
  /** What this page draws: once, and only where it was told the chances; in an owner's preview all are the same. */
  here(): Prize | undefined
  /** Asks as often as it takes; a submission gets the same prize each time. undefined: nobody could tell. */
  ask(claimed: boolean): Promise<Prize | undefined>
}

export const createDrawing = ({ context, preview, submissionId }: Live, slices: Slice[]): Drawing => {
  const { page, popup } = context
  let drawn: Prize | undefined

  const here = (): Prize | undefined => {
    const weights = slices.map(({ chances }) => (preview ? 1 : chances))
    const slice = slices[draw(weights, Math.random())]
    drawn ??= slice && { code: '', winner: false, chances: 0, ...slice, ...preview?.ending(slice, popup.wire) }
    return drawn
  }
  const ask: Drawing['ask'] = async (claimed) => {
    if (preview) return here()
    const player = { submissionId, viewerId: popup.viewerId, clientId: page.visitor.clientId() }
    for (const ms of TRIES) {
      if (ms) await pause(ms)
      const answer = await page.send(drawUrl(page.host, popup.id), {
        body: drawForm(player, claimed),
        timeout: PATIENCE,
      })
      const refused = isRefusal(answer)
      const prize = (ok(answer) && decodeDrawn(json(answer))) || (!refused && here())
      if (prize) return prize
      if (refused && !worthRetrying(answer.status) && answer.status !== TOO_EARLY) return
    }
  }
  return { here, ask }
}
