import { createContext, useContext } from 'react'
import type { Popup, PopupContext, Unmount } from '../../shared/popup'
import type { Words } from '../../shared/text'

/** What a preview says of itself. */
export interface Preview {
  notice: string
  /** On the button, instead of sending. */
  refused: string
}

/** A popup on the screen, as its parts see it. */
export interface Live {
  context: PopupContext
  design: Popup['design']
  words: Words
  /** Only in an owner's preview. */
  preview?: Preview
  root: ShadowRoot
  /** One per opening: every try to report this visitor's conversion carries it. */
  submissionId: string
  /** Whole seconds since it opened. */
  elapsed(): number
  close: Unmount
  /** The lead is given: thanks, and then the end. */
  submitted(): void
  /** Read out by screen readers. */
  say(text: string): void
  /** The screen that is seen. */
  screen(): string
}

export const LiveContext = createContext<Live | null>(null)
/** Apart from Live, so that going to another screen draws the screens again and nothing else. */
export const ScreenContext = createContext('main')

export const useLive = (): Live => {
  const live = useContext(LiveContext)
  if (!live) throw new Error('Drawn outside a popup')
  return live
}
