/** Where a game is (specification, section 4). All that it shows, says, disables and sends follows from this. */

import type { Prize } from '../../../shared/model/prize'
import type { Given } from '../../../shared/reporting/lead'
import type { Draw } from './prize-draw'

export type PhaseName =
  /** A press plays, or makes the form say what is missing while the lead comes first. */
  | 'ready'
  /** Somebody has pressed, and waits for the prize. */
  | 'drawing'
  /** The game piece shows the prize. */
  | 'revealing'
  /** Time to read it. */
  | 'resting'
  /** Won: the code comes with the lead, which the form asks for. */
  | 'unclaimed'
  /** The lead has been given, and the code is asked for. */
  | 'claiming'
  /** Nobody could say what was drawn. The next press plays again; where there is a prize, the next lead claims it again. */
  | 'failed'
  /** Played to its end. */
  | 'over'
  /** The popup leaves, or has left. */
  | 'closed'

export interface Phase {
  name: PhaseName
  /** The visitor's latest. */
  lead?: Given
  /** Under way while drawing and claiming; while ready where the lead has come first. */
  draw?: Draw
  /** From the reveal on. */
  prize?: Prize
  /** What was pressed to play, where it was not the game piece itself. */
  pressed?: Element
}
