/** The state of a game: its phase, which nothing outside this file writes, and what a press and a lead make of it. */

import type { Prize, Slice } from '../../../shared/model/prize'
import { all, reportRejection, type Stop } from '../../../shared/platform/dom'
import type { ReadonlySignal, Signal } from '../../../shared/platform/signals'
import type { Given, Lead } from '../../../shared/reporting/lead'
import { decodeSlices } from '../../../shared/wire/prize'
import { type Live, submitForm } from '../../core/ui/index'
import { showPhase } from './game-element'
import type { GamePiece } from './game-piece'
import { leadOrder } from './lead-order'
import type { Phase } from './phase'
import { createPrizeDraw, type Draw, prizeFields } from './prize-draw'
import { createSteps, type DrawnPhase, type Steps } from './steps'
import { forgetTurn, rememberTurn, resumeTurn } from './unfinished-turns'

export interface Game {
  slices: Slice[]
  phase: ReadonlySignal<Phase>
  /** What was drawn, once the game piece has shown it. */
  prize(): Prize | undefined
  /** Somebody plays, or has played. */
  begun(): boolean
  /** Puts a piece into play. A component that is given is drawn again from the reveal on. Returns how to take both out. */
  attach(piece: GamePiece, component?: { forceUpdate(): void }): Stop
  play(pressed?: Element): void
  /** What it adds to a lead. */
  leadFields(): Partial<Lead>
  /** A lead was given. Answers whether the game goes on, instead of the form's thanks. */
  submitted(lead: Given): boolean
  /** Shows its phase, once the popup is on the page. Returns what closes the game; nothing leads on from there. */
  hold(): Stop
}

/** Enters a phase, and does what the game does in it by itself, which leads to the next unless it was left meanwhile. */
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

/** Where the game piece is put into play. */
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
    ...{ attach, begun, phase, prize, slices },
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
    // A page that draws itself knows what it will draw.
    leadFields: () => prizeFields(prize() ?? (order === 'first' ? prizeDraw.local() : undefined)),
    submitted(given) {
      const { lead, name } = phase.value
      phase.value = { ...phase.value, lead: given }
      forgetTurn(live)
      if (order === 'first') {
        if (!lead && name !== 'closed')
          enter({ name: live.screens.includes('play') ? 'ready' : 'drawing', draw: draw() })
        return true
      }
      // A prize is claimed once, except where that has failed.
      if (prize() && !/claiming|closed/.test(name) && !(name === 'over' && lead))
        enter({ name: 'claiming', draw: draw(true) })
      return Boolean(prize())
    },
    hold() {
      ends.push(showPhase(live, phase, prize), () => enter({ name: 'closed' }))
      return all(ends)
    },
  }
}
