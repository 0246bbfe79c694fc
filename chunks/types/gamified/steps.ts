/** The steps that a game takes by itself, by phase. */

import type { Prize } from '../../../shared/model/prize'
import { after, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import type { ReadonlySignal } from '../../../shared/page/platform/signals'
import { decodePlay } from '../../../shared/wire/page/prize'
import type { Live } from '../../core/ui/index'
import { celebrateWin } from './celebrate-win'
import { emptyLead } from './empty-lead'
import { finish } from './ending'
import type { GamePiece } from './game-piece'
import type { LeadOrder } from './lead-order'
import type { Phase, PhaseName } from './phase'
import { type Draw, prizeFields } from './prize-draw'
import { forgetTurn } from './unfinished-turns'

/** Tells the page that the visitor has won. */
const emitPrize = ({ context }: Live, { code, id, label, winner }: Prize): void => {
  if (winner) context.emit('prize', { id: context.popup.id, prizeId: id, label, code })
}

/** The next phase, if one follows by itself, and what changes with it. */
type Next = Partial<Phase> & Pick<Phase, 'name'>
/** For steps that need the draw or the prize. */
export type DrawnPhase = Phase & { draw: Draw; prize: Prize }
/** `hold` takes what stops when the phase is left. */
type Step = (now: DrawnPhase, hold: (stop: Stop) => void) => Promise<Next | undefined>
export type Steps = Partial<Record<PhaseName, Step>>

const FAILED_STEP: Next = { name: 'failed', draw: undefined }
/** Waits for the draw, then goes on to `name`. */
const drawTo =
  (name: PhaseName): Step =>
  async ({ draw }) => {
    const prize = await draw
    return prize ? { name, prize } : FAILED_STEP
  }

/** Milliseconds for which the prize is seen if no end screen tells of it. */
const PRIZE_SHOWN_MS = 8_000

/** If no lead is asked for, playing is the conversion. */
const convert = (live: Live, prize: Prize): Partial<Phase> => {
  live.converted()
  const lead = { ...emptyLead(live), ...prizeFields(prize) }
  const delivery = live.context.convert(lead)
  reportRejection(delivery)
  return { lead: { lead, sent: delivery } }
}

export const createSteps = (
  live: Live,
  order: LeadOrder,
  phase: ReadonlySignal<Phase>,
  piece: () => GamePiece | undefined,
  ends: Stop[],
): Steps => ({
  // Entered only after a lead that has to come first.
  async ready({ draw }) {
    live.go('play')
    return (await draw) ? undefined : FAILED_STEP
  },
  drawing: drawTo('revealing'),
  async revealing({ pressed, prize }) {
    celebrateWin(live, phase, prize, ends)
    await piece()?.reveal?.(prize, pressed)
    return { name: 'resting' }
  },
  async resting({ prize }, hold) {
    const { context, say } = live
    const { tells } = decodePlay(context.popup.wire)
    const isUnclaimed = prize.winner && order === 'after'
    context.played()
    say(prize.label)
    const converted = order === 'never' && convert(live, prize)
    if (!isUnclaimed) {
      forgetTurn(live)
      emitPrize(live, prize)
    }
    await new Promise<void>((resolve) => hold(after(tells ? (piece()?.pause ?? 0) : PRIZE_SHOWN_MS, resolve)))
    return { name: isUnclaimed ? 'unclaimed' : 'over', ...converted }
  },
  async unclaimed() {
    live.go('main')
    return undefined
  },
  claiming: drawTo('over'),
  async over({ lead, prize }, hold) {
    // The prize is claimed, and its code has arrived.
    if (order === 'after' && lead) emitPrize(live, prize)
    hold(finish(live, prize, lead))
    return undefined
  },
})
