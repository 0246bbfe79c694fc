import { DrawForm, encodeDrawn } from '../../shared/wire/server/prize'
import { readBody } from '../body'
import { leadOrder } from '../game-order'
import { Refusal } from '../refusal'
import type { Route } from '../route'
import { param, reportedPopup } from './lookup'

/**
 * Draws a prize, once for a submission. Where the lead comes first, nobody plays without; where it comes after, what was won
 * is told at once, and its code to who has given it.
 */
export const draw: Route = {
  method: 'POST',
  path: '/api/display/draw/:poptin_id',
  writes: true,
  async handle(c, tools) {
    const { player, claimed } = await readBody(c, DrawForm)
    const { id, prizes = [] } = await reportedPopup(param(c, 'poptin_id'), tools)
    const { conversions, popups, prizes: given } = tools.store
    const order = leadOrder((await popups.template(id))?.html ?? '')
    const known = order === 'never' || (await conversions.has(id, player.submissionId))
    if ((order === 'first' || claimed) && !known) throw new Refusal(409, 'The lead of this submission has not come yet')
    const prize = await given.of({ ...player, popupId: id }, prizes)
    if (!prize) throw new Refusal(404, 'This popup has no prize to give')
    return c.json(encodeDrawn(prize, known || !prize.winner))
  },
}
