import type { Prize } from '../../../shared/model/prize'

/** What is played with: the wheel, the card, the boxes. Each comes as a part of its own. */
export interface Toy {
  /** Shows the prize; ends when it is seen. `pressed`: what was pressed, where it was not the toy itself. */
  reveal(prize: Prize, pressed?: Element): Promise<void>
  /** The visitor presses again meanwhile. */
  hurry?(): void
  /** Milliseconds from then until what comes next. */
  rest: number
}
