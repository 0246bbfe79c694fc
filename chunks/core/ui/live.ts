import type { Popup, WirePopup } from '../../../shared/model/popup'
import type { Slice } from '../../../shared/model/prize'
import type { PopupContext, Unmount } from '../../../shared/page/model/popup-context'
import type { frame } from '../../../shared/words/english'
import type { AnyWords } from '../../../shared/words/translation'

/** The differences of an owner's preview. */
export interface Preview {
  notice: string
  /** The button's text when it is pressed, because a preview sends nothing. */
  refused: string
  /** How a game ends that draws this slice. The server tells a preview neither winners nor codes. */
  ending(slice: Slice, wire: WirePopup): Partial<Slice>
}

/** A popup on the screen, as its type and its parts see it. */
export interface Live {
  context: PopupContext
  design: Popup['design']
  /** Words that every popup needs, and all that came in another language; each part has its own in English. */
  words: typeof frame & Partial<AnyWords>
  /** Only in an owner's preview. */
  preview?: Preview | undefined
  root: ShadowRoot
  /**
   * A new one for each opening, except that a game keeps its own until it is over. Every attempt to report this
   * visitor's conversion carries it.
   */
  submissionId: string
  /** Whole seconds since it opened. */
  elapsed(): number
  /** Closes the popup and says why; a second call does nothing. */
  close: Unmount
  /** The visitor has converted: from now on a close is reported as `submit`. */
  converted(): void
  /** Read out by screen readers. */
  say(text: string): void
  /** Name of the screen that is shown. */
  screen(): string
  /** Names of all screens. */
  screens: string[]
  /** Shows another screen, and focuses its heading. */
  go(screen: string): void
}
