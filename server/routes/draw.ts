import type { Context } from 'hono'
import { DrawForm, encodeDrawn } from '../../shared/wire/server/prize'
import { readBody } from '../body'
import { callerNumber } from '../caller-number'
import { fillsForm, leadOrder } from '../game-order'
import { refuseFor } from '../rate'
import { Refusal } from '../refusal'
import type { Route, Tools } from '../route'
import { param, reportedPopup } from './lookup'

/** Whether the lead of this submission has arrived, so that it may win. Suspect leads are stored but cannot win. */
const isEligible = async ({ store }: Tools, id: string, html: string, submissionId: string): Promise<boolean> => {
  const submission = await store.conversions.find(id, submissionId)
  return Boolean(submission && !submission.suspect && fillsForm(html, submission.values))
}

/** Limits new draws per popup and network. Repeated requests for the same submission are not limited. */
const limitDraws = async (c: Context, { caller, draws, store }: Tools, id: string, submissionId: string) => {
  if (await store.prizes.has(id, submissionId)) return
  refuseFor(draws(`${id} ${caller.network(c)}`), 'Too many draws from your address')
}

/**
 * Draws a prize, once per submission. A game that asks for the lead first refuses draws without it; one that asks
 * afterwards gets the prize at once, but its code only with the lead.
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
    const known = order === 'never' || (await isEligible(tools, id, html, player.submissionId))
    if ((order === 'first' || claimed) && !known)
      throw new Refusal(409, 'The lead of this submission has not arrived yet')
    await limitDraws(c, tools, id, player.submissionId)
    const caller = await callerNumber(store, id, tools.caller.network(c))
    const prize = await store.prizes.of({ ...player, popupId: id, caller }, prizes)
    if (!prize) throw new Refusal(404, 'This popup has no prize to give')
    return c.json(encodeDrawn(prize, known || !prize.winner))
  },
}
