import type { Prize } from '../../../shared/model/prize'

/** The wheel, the scratch card or the gift boxes. Each is a chunk of its own. */
export interface GamePiece {
  /** Milliseconds for reading the prize, before what comes next. */
  pause: number
  /** Shows the prize; resolves once it is seen. `pressed`: what was pressed, if it was not the piece itself. */
  reveal?(prize: Prize, pressed?: Element): Promise<void>
  /** The visitor presses again meanwhile, or afterwards. */
  pressedAgain?(): void
}
