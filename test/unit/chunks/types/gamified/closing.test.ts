// @vitest-environment happy-dom
/** A game whose popup is closed: it stays closed, and nothing that it started keeps running. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { celebrate } from '../../../../../chunks/games/confetti'
import { openGame, openIn, PHASES, settle, won } from './turn'

const fire = vi.hoisted(() => Object.assign(vi.fn(), { reset: vi.fn() }))
vi.mock('canvas-confetti', () => ({ default: { create: () => fire } }))

beforeEach(() => {
  vi.useFakeTimers()
  fire.mockReset().mockReturnValue(new Promise(() => {}))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(PHASES)('closed while it is %s', (name) => {
  it('does nothing more, whatever happens', async () => {
    const { answer, close, component, draws, game, give, happened, phase, play, rest, reveal } = await openIn(name, {
      chunk: { celebrate },
    })
    close()
    const before = [draws.length, fire.mock.calls.length, component.forceUpdate.mock.calls.length, ...happened]
    await answer(won('TEA-1'))
    await reveal()
    await rest()
    await play()
    await give()
    game.attach({ pause: 0 })()
    await vi.advanceTimersByTimeAsync(20_000)
    const after = [draws.length, fire.mock.calls.length, component.forceUpdate.mock.calls.length, ...happened]
    expect([phase(), ...after]).toEqual(['closed', ...before])
  })
  it('leaves no timer and no effect behind', async () => {
    const wire = { redirect_url: 'https://a.example/', design_properties: {} }
    const { close, detach, effects } = await openIn(name, { chunk: { celebrate }, wire })
    expect(effects()).toBeGreaterThan(0)
    close()
    detach()
    expect([vi.getTimerCount(), effects()]).toEqual([0, 0])
  })
})

it('a game that is closed before the lead comes draws nothing for the lead', async () => {
  const { close, draws, give, happened, phase } = openGame('first')
  close()
  await give()
  expect([phase(), draws.length, ...happened]).toEqual(['closed', 0])
})

describe('confetti', () => {
  const canvasOf = (root: ShadowRoot) => root.querySelector('.wisp-confetti')

  it('is thrown once, when the prize is revealed, and is removed with the popup', async () => {
    const { close, rest, reveal, root } = await openIn('revealing', { chunk: { celebrate } })
    expect(canvasOf(root)).toBeNull()
    await reveal()
    expect(canvasOf(root)).not.toBeNull()
    await rest()
    expect(fire).toHaveBeenCalledTimes(2)
    close()
    expect(canvasOf(root)).toBeNull()
  })

  it('that loads after the popup was closed is not thrown', async () => {
    let arrive = (_: unknown): void => {}
    const { answer, close, detach, effects, live, play, root } = openGame('never')
    live.context.page.load = () =>
      new Promise((resolve) => {
        arrive = resolve as never
      })
    await play()
    await answer(won())
    close()
    detach()
    arrive({ celebrate })
    await settle()
    expect([canvasOf(root), fire.mock.calls, effects()]).toEqual([null, [], 0])
  })
})

describe('a turn', () => {
  it.each([
    ['drawing', 'one'],
    ['unclaimed', 'one'],
    ['over', 'two'],
  ])('closed while it is %s goes on with submission %s when the popup opens again', async (name, submission) => {
    const id = `reopened-${name}`
    const { close } = await openIn(name, { id })
    close()
    const again = openGame('after', { id, submissionId: 'two' })
    await again.play()
    expect(again.draws[0]?.submission).toBe(submission)
  })
})
