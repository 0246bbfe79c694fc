import type { Prize } from '../../../shared/model/prize'

/** What is played with: the wheel, the card, the boxes. Each comes as a part of its own. */
export interface GamePiece {
  /** Milliseconds for reading the prize, before what comes next. */
  rest: number
  /** Shows the prize; resolves once it is seen. `pressed`: what was pressed, where it was not the piece itself. */
  reveal?(prize: Prize, pressed?: Element): Promise<void>
  /** The visitor presses again meanwhile, or afterwards. */
  pressedAgain?(): void
}
