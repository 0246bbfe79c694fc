/** Where a game is (specification, section 4). All that it shows, says, disables and sends follows from this. */

import type { Prize } from '../../../shared/model/prize'
import type { GivenLead } from '../../../shared/page/visit/lead'
import type { Draw } from './prize-draw'

export type PhaseName =
  /** A press plays, or submits the form if the lead has to come first. */
  | 'ready'
  /** The visitor has pressed, and waits for the prize. */
  | 'drawing'
  /** The game piece shows the prize. */
  | 'revealing'
  /** Time to read it. */
  | 'resting'
  /** Won: the code comes with the lead, which the form asks for. */
  | 'unclaimed'
  /** The lead has been given, and the code is asked for. */
  | 'claiming'
  /**
   * Drawing or claiming has failed. The next press draws again; if there is a prize already, the next lead claims it.
   */
  | 'failed'
  /** Played to its end. */
  | 'over'
  /** The popup is closing, or has closed. */
  | 'closed'

export interface Phase {
  name: PhaseName
  /** The visitor's latest lead. */
  lead?: GivenLead
  /** Under way while drawing or claiming, and while ready if the lead has come first. */
  draw?: Draw | undefined
  /** From the reveal on. */
  prize?: Prize
  /** The element that was pressed to play, if it was not the game piece itself. */
  pressed?: Element | undefined
}
