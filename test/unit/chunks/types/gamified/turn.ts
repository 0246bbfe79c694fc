/** A game without its popup: what it does is recorded, and the server answers draws when a case says so. */
import { vi } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui'
import { createGame, type Game } from '../../../../../chunks/types/gamified/game'
import { PLAIN_DESIGN } from '../../../../../shared/model/design'
import type { Prize } from '../../../../../shared/model/prize'
import type { Answer } from '../../../../../shared/page/platform/send'
import { signals } from '../../../../../shared/page/platform/signals'
import type { GivenLead } from '../../../../../shared/page/visit/lead'
import { lead } from '../../../../support/browser-storage'

type Order = 'first' | 'after' | 'never'

const SCREENS: Record<Order, string[]> = {
  first: ['main', 'play', 'win', 'lose', 'thanks'],
  after: ['play', 'main', 'win', 'lose', 'thanks'],
  never: ['play', 'win', 'lose', 'thanks'],
}
const REST_MS = 1_000
const NO_CONFETTI: object = { celebrate: () => () => {} }

const answer = (status: number, body: object): Answer => ({ status, text: JSON.stringify(body) })
export const won = (code = ''): Answer => answer(200, { prize: { prize_id: '1', label: 'Tea', is_winner: 1, code } })
export const LOST = answer(200, { prize: { prize_id: '2', label: 'Nothing', is_winner: 0 } })
export const REFUSED = answer(400, { error: { code: 'malformed', message: 'No such player' } })

/** Runs everything that does not wait for a timer. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** Gives each game a popup of its own: a popup that opens again continues its last turn. */
let count = 0

const documentOf = () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  root.innerHTML = `<form></form>
    <div class="wisp-game"><button>Play</button><p class="wisp-unplayed"></p></div>`
  return root
}

/** The page's signals, and their effects that are still running. */
const countEffects = () => {
  const running = new Set<object>()
  const effect: typeof signals.effect = (action) => {
    const end = signals.effect(action)
    running.add(end)
    return Object.assign(
      () => {
        running.delete(end)
        end()
      },
      { [Symbol.dispose]: end },
    )
  }
  return { running, signals: { ...signals, effect } }
}

/** Opens a game with a piece that reveals the prize when a case says so. */
export const openGame = (
  order: Order,
  { id = `popup${++count}`, wire = {}, submissionId = 'one', chunk = NO_CONFETTI } = {},
) => {
  const happened: string[] = []
  const draws: { resolve(answer: Answer): void; claimed: string | null; submission: string | null }[] = []
  const root = documentOf()
  const counted = countEffects()
  root.querySelector('form')?.addEventListener('submit', () => happened.push('asked for the lead'))
  const live = {
    root,
    submissionId,
    screens: SCREENS[order],
    elapsed: () => 5,
    design: PLAIN_DESIGN,
    words: {},
    converted: () => happened.push('converted'),
    go: (screen: string) => happened.push(`screen ${screen}`),
    say: (text: string) => happened.push(`says ${text}`),
    close: (how: string) => happened.push(`close ${how}`),
    context: {
      parts: { gamified: { gameOf: () => game }, ...(order !== 'never' && { form: {} }) },
      popup: {
        id,
        viewerId: 'viewer',
        language: 'en',
        wire: { prizes: [{ prize_id: '1' }, { prize_id: '2' }], ...wire },
      },
      convert: () => Promise.resolve({ conversionId: 'c-9' }),
      emit: (_: string, { code }: Prize) => happened.push(`prize ${code}`),
      played: () => happened.push('played'),
      page: {
        host: 'https://popups.example',
        signals: counted.signals,
        visitor: { clientId: () => 'client' },
        load: () => Promise.resolve(chunk),
        send: (_: string, { body }: { body: URLSearchParams }) =>
          new Promise<Answer>((resolve) =>
            draws.push({ resolve, claimed: body.get('claimed'), submission: body.get('submission_id') }),
          ),
      },
    },
  } as unknown as Live
  const game: Game = createGame(live)
  let revealed = (): void => {}
  const component = { forceUpdate: vi.fn() }
  const pressedAgain = vi.fn()
  const reveal = () =>
    new Promise<void>((resolve) => {
      revealed = resolve
    })
  const detach = game.attach({ pause: REST_MS, reveal, pressedAgain }, component)
  return {
    component,
    detach,
    draws,
    game,
    happened,
    live,
    pressedAgain,
    root,
    close: game.hold(),
    effects: () => counted.running.size,
    phase: () => game.phase.value.name,
    problem: () => root.querySelector('.wisp-unplayed')?.textContent,
    async play() {
      game.play()
      await settle()
    },
    async give(submission: GivenLead = { lead: lead.lead, sent: Promise.resolve(undefined) }) {
      const goesOn = game.submitted(submission)
      await settle()
      return goesOn
    },
    /** Answers the latest draw. */
    async answer(to: Answer) {
      draws.at(-1)?.resolve(to)
      await settle()
    },
    async reveal() {
      revealed()
      await settle()
    },
    rest: () => vi.advanceTimersByTimeAsync(REST_MS),
  }
}
type Turn = ReturnType<typeof openGame>

/** The step that leads to each phase, if the lead is asked for after a win. */
const STEPS: [name: string, step: (turn: Turn) => Promise<unknown>][] = [
  ['ready', settle],
  ['drawing', ({ play }) => play()],
  ['revealing', ({ answer }) => answer(won())],
  ['resting', ({ reveal }) => reveal()],
  ['unclaimed', ({ rest }) => rest()],
  ['claiming', ({ give }) => give()],
  ['over', ({ answer }) => answer(won('TEA-1'))],
]
export const PHASES = STEPS.map(([name]) => name)

export const openIn = async (name: string, options?: Parameters<typeof openGame>[1]): Promise<Turn> => {
  const turn = openGame('after', options)
  for (const [, step] of STEPS.slice(0, PHASES.indexOf(name) + 1)) await step(turn)
  return turn
}
