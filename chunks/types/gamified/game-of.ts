import type { Live } from '../../core/ui/index'
import { createGame, type Game } from './game'

/** One for each popup on the screen. */
const games = new WeakMap<Live, Game>()

export const gameOf = (live: Live): Game => {
  const game = games.get(live) ?? createGame(live)
  games.set(live, game)
  return game
}
