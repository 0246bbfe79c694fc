/** Games. What a game is played with (`wheel`, `scratch` or `gift`) is a part, and each popup asks for one of them. */
import type { Mount } from '../../../shared/page/model/popup-context'
import { guard, type Stop } from '../../../shared/page/platform/dom'
import { createMount, type Live, modal } from '../../core/ui/index'
import { createGame, type Game, type GamePart } from './game'
import './gamified.css'
import { PrizeText } from './prize-text'

/**
 * Calls `action` once the element is laid out on the page, before it is painted. Observers also report elements that
 * are not on it yet.
 */
const onceLaidOut = (element: Element, action: () => void): Stop => {
  const observer = new ResizeObserver(() => {
    if (!element.isConnected) return
    observer.disconnect()
    guard(action)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Makes the part for one popup, so that its game ends with it. */
const createPart = (): GamePart => {
  let game: Game | undefined
  const gameOf = (live: Live): Game => {
    game ??= createGame(live)
    return game
  }
  return {
    gameOf,
    onceLaidOut,
    components: { 'data-wisp-prize': PrizeText },
    actions: { play: (live, pressed) => gameOf(live).play(pressed) },
    lead: (live) => gameOf(live).leadFields(),
    submitted: (live, givenLead) => gameOf(live).submitted(givenLead),
    hold: (live) => gameOf(live).hold(),
  }
}

const mountGame = createMount({
  ...modal,
  css: import.meta.wispCss,
  size: { width: 800, height: 500 },
  resets: true,
})

export const mount: Mount = (context) => mountGame({ ...context, parts: { ...context.parts, gamified: createPart() } })
