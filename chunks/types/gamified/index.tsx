/** Games. What a game is played with (`wheel`, `scratch` or `gift`) is a part, and each popup asks for one of them. */
import { type Components, createMount, type Live, modal, type Part } from '../../core/ui/index'
import { gameOf } from './game-of'
import './gamified.css'
import { onceLaidOut } from './once-laid-out'
import { PrizeText } from './prize-text'

/** What the pieces find in `context.parts.gamified`. */
export interface GamifiedChunk {
  gameOf: typeof gameOf
  onceLaidOut: typeof onceLaidOut
}

export const components: Components = { 'data-wisp-prize': PrizeText }
export const actions: Part['actions'] = {
  play: (live, pressed) => gameOf(live).play(pressed),
}
export const lead: Part['lead'] = (live) => gameOf(live).leadFields()
export const submitted: Part['submitted'] = (live, givenLead) => gameOf(live).submitted(givenLead)
export const hold = (live: Live) => gameOf(live).hold()

export const mount = createMount({
  ...modal,
  css: import.meta.wispCss,
  size: { width: 800, height: 500 },
  resets: true,
})
export { gameOf, onceLaidOut }
