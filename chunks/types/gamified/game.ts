/** The course of a game: lead, play, prize, in the order that its template has them (specification, section 4). */

import type { Prize, Slice } from '../../../shared/model/prize'
import { after, all, reportRejection, type Stop } from '../../../shared/platform/dom'
import type { Given, Lead } from '../../../shared/reporting/lead'
import { decodePlay, decodeSlices } from '../../../shared/wire/prize'
import { type Live, submitForm } from '../../core/ui/index'
import { retire, showDrawing, tell } from './beside'
import { celebration } from './celebrate'
import { createDrawing } from './draw'
import { emptyLead } from './empty-lead'
import { announce, finish } from './ending'
import { keepDrawn, playOn } from './left'
import { leadOrder } from './order'
import type { Toy } from './toy'
import { FAILED } from './words'

/** Milliseconds until it goes on where no screen tells what was won. */
const UNTOLD = 8_000

export class Game {
  toy?: Toy
  readonly slices: Slice[]
  /** Somebody plays, or has played. */
  busy = false
  /** Once it has been played. */
  prize?: Prize
  private readonly order
  private readonly tells
  private readonly drawing
  /** By whoever plays. */
  private given?: Given
  private asked?: Promise<Prize | undefined>
  private claimed = false
  private over = false
  private readonly stops: Stop[] = []

  constructor(private readonly live: Live) {
    const { wire } = live.context.popup
    playOn(live)
    this.slices = decodeSlices(wire)
    this.order = leadOrder(live)
    this.tells = decodePlay(wire).tells
    this.drawing = createDrawing(live, this.slices)
  }

  async play(pressed?: Element): Promise<void> {
    const { live } = this
    if (this.busy) return this.toy?.hurry?.()
    // A wheel that is pressed before the lead is given says what is missing.
    if (this.order === 'first' && !this.given) return submitForm(live.root.querySelector('form'))
    this.busy = true
    showDrawing(live.root, true)
    const prize = await this.ask()
    if (this.over) return
    showDrawing(live.root, false)
    this.busy = Boolean(prize)
    if (!prize) return
    const celebrate = celebration(live, prize)
    await this.toy?.reveal(prize, pressed)
    if (this.over) return
    retire(live.root)
    this.stops.push(celebrate())
    this.prize = prize
    await this.played(prize)
  }

  /** What is known by then. A page that draws itself knows what it will draw. */
  lead(): Partial<Lead> {
    const prize = this.prize ?? (this.order === 'first' ? this.drawing.here() : undefined)
    return prize ? { prizeId: prize.id, ...(prize.code && { coupon: prize.code }) } : {}
  }

  /** True: the game goes on, instead of the form's thanks. */
  submitted(given: Given): boolean {
    const { live, order, prize } = this
    const again = Boolean(this.given)
    this.given = given
    keepDrawn(live, false)
    if (order === 'after') {
      if (!prize) return false
      reportRejection(this.claim())
    } else if (!again) {
      reportRejection(this.ask())
      if (live.screens.includes('play')) live.go('play')
      else reportRejection(this.play())
    }
    return true
  }

  stop(): void {
    this.over = true
    all(this.stops)()
  }

  /** Asked for early, and again where nobody could tell. */
  private async ask(claimed = false): Promise<Prize | undefined> {
    const { context, root } = this.live
    tell(root, '')
    await this.given?.sent.catch(() => {})
    if (claimed) this.asked = undefined
    if (!this.given) keepDrawn(this.live, true)
    this.asked ??= this.drawing.ask(claimed)
    const prize = await this.asked
    if (prize) return prize
    this.asked = undefined
    tell(root, FAILED[context.popup.language])
  }

  private async played(prize: Prize): Promise<void> {
    const { context, converted, go, say } = this.live
    context.played()
    say(prize.label)
    if (this.order === 'never') {
      converted()
      const lead = { ...emptyLead(this.live), ...this.lead() }
      this.given = { lead, sent: context.convert(lead) }
    }
    const claims = prize.winner && this.order === 'after'
    if (!claims) {
      keepDrawn(this.live, false)
      announce(this.live, prize)
    }
    await this.wait(this.tells ? (this.toy?.rest ?? 0) : UNTOLD)
    if (claims) go('main')
    else this.finish(prize)
  }

  /** Who has given the lead after a win is told the code. */
  private async claim(): Promise<void> {
    const { root } = this.live
    showDrawing(root, true)
    const prize = await this.ask(true)
    showDrawing(root, false)
    // Who has pressed twice meanwhile is told once.
    if (this.over || !prize || this.claimed) return
    this.claimed = true
    this.prize = prize
    announce(this.live, prize)
    this.finish(prize)
  }

  private finish(prize: Prize): void {
    this.stops.push(finish(this.live, prize, this.given))
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => void this.stops.push(after(ms, done)))
  }
}
