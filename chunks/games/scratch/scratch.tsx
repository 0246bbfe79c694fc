import { Component } from 'react'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { scratch } from '../../../shared/words/english'
import type { Marked } from '../../core/ui/index'
import type { GamePart } from '../../types/gamified/game'
import type { GamePiece } from '../../types/gamified/game-piece'
import { BRUSH_WIDTH, FOIL_HEIGHT, FOIL_WIDTH, paintFoil, pixelRatio, pointOf, scratchLine } from './foil'
import { createGrid, type Point } from './grid'

/** When only this share of the foil is left, it is taken off (specification, section 9). */
const BARE_SHARE = 0.5
/** Milliseconds for reading the prize (specification, section 9). */
const READING_MS = 3_000
const CELL_SIZE = 12

/** Takes the place of `data-wisp-scratch`: the element is the card, the prize is on it, and foil covers both. */
export class Scratch extends Component<Marked, { bare: boolean }> {
  override state = { bare: false }
  private readonly gamified = this.props.live.context.parts.gamified as GamePart
  private readonly game = this.gamified.gameOf(this.props.live)
  private canvas: HTMLCanvasElement | null = null
  private readonly pixelRatio = pixelRatio()
  private readonly grid = createGrid(FOIL_WIDTH, FOIL_HEIGHT, BRUSH_WIDTH, CELL_SIZE)
  private last: Point | undefined
  /** Resolves the reveal. Only there once the prize is known: nothing can be scratched off before. */
  private done?: () => void
  private stop: Stop = () => {}

  override componentDidMount(): void {
    const { canvas } = this
    const { source } = this.props
    if (!canvas) return
    const piece: GamePiece = {
      pause: READING_MS,
      reveal: (_, pressed) => this.reveal(Boolean(pressed)),
      pressedAgain: () => this.removeFoil(),
    }
    this.stop = all([
      this.game.attach(piece, this),
      this.gamified.onceLaidOut(canvas, () => paintFoil(canvas, source.getAttribute('data-wisp-scratch') ?? '')),
      on<PointerEvent>(canvas, 'pointerdown', (event) => this.begin(event)),
      on<PointerEvent>(canvas, 'pointermove', (event) => this.move(event)),
      ...['pointerup', 'pointercancel'].map((type) =>
        on(canvas, type, () => {
          this.last = undefined
        }),
      ),
    ])
  }
  override componentWillUnmount(): void {
    this.stop()
  }

  private begin(event: PointerEvent): void {
    const { canvas, game } = this
    // Only the first finger, or the main button, scratches.
    if (!canvas || !event.isPrimary || event.button) return
    canvas.setPointerCapture(event.pointerId)
    this.last = pointOf(canvas, event)
    // The first touch asks for the prize, which is not under the foil before.
    if (this.done) this.rub(this.last)
    else game.play()
  }
  private move(event: PointerEvent): void {
    if (this.last && this.canvas && event.isPrimary) this.rub(pointOf(this.canvas, event))
  }
  private rub(to: Point): void {
    const { canvas, last = to } = this
    this.last = to
    if (!this.done || !canvas) return
    scratchLine(canvas, last, to)
    this.grid.stroke(last, to)
    if (this.grid.remaining() <= BARE_SHARE) this.removeFoil()
  }
  private reveal(atOnce: boolean): Promise<void> {
    return new Promise((resolve) => {
      this.done = resolve
      if (atOnce) this.removeFoil()
    })
  }
  private removeFoil(): void {
    if (!this.done) return
    const { root } = this.props.live
    // The focus moves from the button, which disappears, to the prize.
    // biome-ignore lint/plugin: the prize may be out of view, above the button
    if (root.activeElement?.matches('.wisp-reveal')) root.querySelector<HTMLElement>('.wisp-under')?.focus()
    this.setState({ bare: true })
    this.done()
  }

  override render() {
    const { element, live } = this.props
    const { bare } = this.state
    return (
      <div className="wisp-game wisp-scratch">
        <div className="wisp-card">
          {element}
          <p className="wisp-under" tabIndex={-1}>
            {this.game.phase.value.prize?.label}
          </p>
          <canvas
            ref={(canvas) => {
              this.canvas = canvas
            }}
            className={bare ? 'wisp-foil bare' : 'wisp-foil'}
            width={FOIL_WIDTH * this.pixelRatio}
            height={FOIL_HEIGHT * this.pixelRatio}
          />
        </div>
        <button type="button" className="wisp-reveal" part="reveal" data-wisp-action="play" disabled={bare}>
          {live.words.reveal ?? scratch.reveal}
        </button>
        <p className="wisp-unplayed" role="alert" />
      </div>
    )
  }
}
