import type { Popup, WirePopup } from '../../../shared/model/popup'
import type { PopupContext, Unmount } from '../../../shared/model/popup-context'
import type { Slice } from '../../../shared/model/prize'
import type { Words } from '../../../shared/model/text'

/** What an owner's preview does differently. */
export interface Preview {
  notice: string
  /** On the button, instead of sending. */
  refused: string
  /** How a game ends that draws this slice, which says nothing of it. */
  ending(slice: Slice, wire: WirePopup): Partial<Slice>
}

/** A popup on the screen, as its type and its parts see it. */
export interface Live {
  context: PopupContext
  design: Popup['design']
  words: Words
  /** Only in an owner's preview. */
  preview?: Preview
  root: ShadowRoot
  /** One per opening, and of a game until it is over: every try to report this visitor's conversion carries it. */
  submissionId: string
  /** Whole seconds since it opened. */
  elapsed(): number
  /** Takes it off the screen, saying why. Once is enough. */
  close: Unmount
  /** The visitor did what it is for: from now on its close is told as `submit`. */
  converted(): void
  /** Read out by screen readers. */
  say(text: string): void
  /** The screen that is seen… */
  screen(): string
  /** …those there are… */
  screens: string[]
  /** …and the way to another, whose heading takes the focus. */
  go(screen: string): void
}
