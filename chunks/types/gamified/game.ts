/** The state of a game: its phase, which only this file writes, and how a press or a lead changes it. */

import type { Prize, Slice } from '../../../shared/model/prize'
import { afterPaint, all, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import type { ReadonlySignal, Signal } from '../../../shared/page/platform/signals'
import type { GivenLead, Lead } from '../../../shared/page/visit/lead'
import { decodeSlices } from '../../../shared/wire/page/prize'
import { type Live, type Part, submitForm } from '../../core/ui/index'
import type { GamePiece } from './game-piece'
import { leadOrder } from './lead-order'
import type { Phase } from './phase'
import { createPrizeDraw, type Draw, prizeFields } from './prize-draw'
import { showPhase } from './show-phase'
import { createSteps, type DrawnPhase, type Steps } from './steps'
import { forgetTurn, rememberTurn, resumeTurn } from './unfinished-turns'

export interface Game {
  slices: Slice[]
  phase: ReadonlySignal<Phase>
  /** The prize that was drawn, once the game piece has shown it. */
  prize(): Prize | undefined
  /** True if the visitor plays, or has played. */
  begun(): boolean
  /**
   * Connects the game piece, and the component that is to be drawn again when the reveal begins. Returns what
   * disconnects both.
   */
  attach(piece: GamePiece, component?: { forceUpdate(): void }): Stop
  play(pressed?: Element): void
  /** The fields that it adds to a lead. */
  leadFields(): Partial<Lead>
  /** A lead was given. Returns true when the game decides what follows, instead of the form. */
  submitted(lead: GivenLead): boolean
  /** The popup is on the page: shows the phase from now on. Returns what closes the game; no other phase follows. */
  hold(): Stop
}

/** The part in `context.parts.gamified`, as the pieces of games use it. */
export interface GamePart extends Part {
  /** The game of the popup. */
  gameOf(live: Live): Game
  onceLaidOut(element: Element, action: () => void): Stop
}

/** Enters a phase and runs its step, which leads to the next phase unless this one was left meanwhile. */
const createEnter = (phase: Signal<Phase>, steps: Steps) => {
  let leave: Stop = () => {}
  const hold = (stop: Stop): void => {
    leave = stop
  }
  const enter = (change: Partial<Phase>): void => {
    leave()
    const now = { ...phase.value, ...change } as DrawnPhase
    phase.value = now
    const go = async () => {
      const next = await steps[now.name]?.(now, hold)
      if (next && phase.value.name === now.name) enter(next)
    }
    reportRejection(go())
  }
  return enter
}

/** Holds the game piece that is connected. */
const createPlace = ({ context }: Live, phase: ReadonlySignal<Phase>) => {
  let piece: GamePiece | undefined
  const attach: Game['attach'] = (attached, component) => {
    piece = attached
    return all([
      context.page.signals.effect(() => {
        if (phase.value.name === 'revealing') component?.forceUpdate()
      }),
      () => {
        piece = undefined
      },
    ])
  }
  return { attach, piece: () => piece }
}

export const createGame = (live: Live): Game => {
  resumeTurn(live)
  const slices = decodeSlices(live.context.popup.wire)
  const order = leadOrder(live)
  const prizeDraw = createPrizeDraw(live, slices)
  const phase = live.context.page.signals.signal<Phase>({ name: 'ready' })
  const prize = () => (phase.value.name === 'revealing' ? undefined : phase.value.prize)
  const begun = () => phase.value.name === 'drawing' || Boolean(phase.value.prize)
  const ends: Stop[] = []
  const { attach, piece } = createPlace(live, phase)
  const enter = createEnter(phase, createSteps(live, order, phase, piece, ends))
  const draw = (claimed = false): Draw => prizeDraw.request(claimed, phase.value.lead)

  return {
    attach,
    begun,
    phase,
    prize,
    slices,
    play(pressed) {
      const { draw: early, lead, name } = phase.value
      if (name === 'closed') return
      if (order === 'first' && !lead) submitForm(live.root.querySelector('form'))
      else if (begun()) piece()?.pressedAgain?.()
      else {
        if (!lead) rememberTurn(live)
        enter({ name: 'drawing', draw: early ?? draw(), pressed })
      }
    },
    // If this page draws, it knows the prize in advance.
    leadFields: () => prizeFields(prize() ?? (order === 'first' ? prizeDraw.local() : undefined)),
    submitted(givenLead) {
      const { lead, name } = phase.value
      phase.value = { ...phase.value, lead: givenLead }
      forgetTurn(live)
      if (order === 'first') {
        if (!lead && name !== 'closed')
          enter({ name: live.screens.includes('play') ? 'ready' : 'drawing', draw: draw() })
        return true
      }
      // A prize is claimed once, unless that has failed.
      if (prize() && !/claiming|closed/.test(name) && !(name === 'over' && lead))
        enter({ name: 'claiming', draw: draw(true) })
      return Boolean(prize())
    },
    hold() {
      ends.push(showPhase(live, phase, prize), () => enter({ name: 'closed' }))
      // Playing is the conversion then (steps.ts), and what encodes it comes before, unless the network fails.
      if (order === 'never') ends.push(afterPaint(() => void live.context.page.load('conversion').catch(() => {})))
      return all(ends)
    },
  }
}
