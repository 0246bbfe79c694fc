import type { Context } from 'hono'
import { DrawForm, encodeDrawn } from '../../shared/wire/server/prize'
import { readBody } from '../body'
import { callerNumber } from '../caller-number'
import { fillsForm, leadOrder } from '../game-order'
import { refuseFor } from '../rate'
import { Refusal } from '../refusal'
import type { Route, Tools } from '../route'
import { param, reportedPopup } from './lookup'

/** Whether a submission has brought what its template asks for. What looks like a bot's is kept as a lead, but wins nothing. */
const counts = async ({ store }: Tools, id: string, html: string, submissionId: string): Promise<boolean> => {
  const come = await store.conversions.find(id, submissionId)
  return Boolean(come && !come.suspect && fillsForm(html, come.values))
}

/** Each new draw counts against the rate of its popup and address; asking again for the same prize does not. */
const limitDraws = async (c: Context, { caller, draws, store }: Tools, id: string, submissionId: string) => {
  if (await store.prizes.has(id, submissionId)) return
  refuseFor(draws(`${id} ${caller.network(c)}`), 'Too many draws from your address')
}

/**
 * Draws a prize, once for a submission. Where the lead comes first, nobody plays without; where it comes after, what was won
 * is told at once, and its code to who has given it.
 */
export const draw: Route = {
  method: 'POST',
  path: '/api/display/draw/:poptin_id',
  counts: 'lead',
  async handle(c, tools) {
    const { store } = tools
    const { player, claimed } = await readBody(c, DrawForm)
    const { id, prizes = [] } = await reportedPopup(param(c, 'poptin_id'), tools)
    const html = (await store.popups.template(id))?.html ?? ''
    const order = leadOrder(html)
    const known = order === 'never' || (await counts(tools, id, html, player.submissionId))
    if ((order === 'first' || claimed) && !known) throw new Refusal(409, 'The lead of this submission has not come yet')
    await limitDraws(c, tools, id, player.submissionId)
    const caller = await callerNumber(store, id, tools.caller.network(c))
    const prize = await store.prizes.of({ ...player, popupId: id, caller }, prizes)
    if (!prize) throw new Refusal(404, 'This popup has no prize to give')
    return c.json(encodeDrawn(prize, known || !prize.winner))
  },
}
