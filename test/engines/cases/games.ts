import { describe, expect, it } from 'vitest'
import { game, ID, type Toy, WIN } from '../../browser/games/game'
import type { Fixture, Visitor } from '../visitor'

/** How a visitor plays each game with a mouse. */
const PLAYS: Record<Toy, (visitor: Visitor) => Promise<void>> = {
  wheel: ({ press }) => press('.wisp-spin'),
  gift: ({ press }) => press('.wisp-box:nth-child(2)'),
  async scratch({ boxOf, drag, until }) {
    const { x, y, width, height } = await boxOf('.wisp-foil')
    const rows = [0.1, 0.3, 0.5, 0.7, 0.9]
    const ends = (share: number): [number, number][] => [
      [x + width * 0.03, y + height * share],
      [x + width * 0.97, y + height * share],
    ]
    // The prize appears under the foil only after the first touch.
    await drag(...ends(0.1))
    await until(({ inPopup }) => inPopup('.wisp-under')?.textContent === 'Tea')
    await drag(...rows.flatMap(ends))
  },
}

export const games = (fixture: Fixture) =>
  describe('a game', () => {
    it.each(Object.keys(PLAYS) as Toy[])('%s: can be played to its end, and the prize can be copied', async (toy) => {
      const { visitor } = fixture
      await visitor.come([game(toy, 'never', WIN)])
      await visitor.open(ID)
      await PLAYS[toy](visitor)
      await visitor.heading('You won Tea')
      expect(await visitor.run(({ inPopup }) => inPopup('[data-wisp-action=copy]')?.textContent)).toContain('CODE-Tea')
    })
  })
