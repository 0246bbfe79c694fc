// @vitest-environment happy-dom
/** How a game goes from phase to phase. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOST, openGame, openIn, PHASES, REFUSED, settle, won } from './turn'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a game', () => {
  it('that asks for the lead after a win goes from phase to phase, and announces the code once', async () => {
    for (const name of PHASES) expect((await openIn(name)).phase()).toBe(name)
    const { draws, happened } = await openIn('over')
    expect(happened).toEqual(['played', 'says Tea', 'screen main', 'prize TEA-1', 'screen win'])
    expect(draws.map(({ claimed }) => claimed)).toEqual(['false', 'true'])
  })

  it('that is lost is over without a claim', async () => {
    const { answer, happened, phase, play, rest, reveal } = openGame('after')
    await play()
    await answer(LOST)
    await reveal()
    await rest()
    expect(phase()).toBe('over')
    expect(happened).toEqual(['played', 'says Nothing', 'screen lose'])
  })

  it('that asks for the lead first draws as soon as it has it, and asks only once', async () => {
    const { answer, draws, give, happened, phase, play, rest, reveal } = openGame('first')
    await play()
    expect([phase(), happened.splice(0)]).toEqual(['ready', ['asked for the lead']])
    expect(await give()).toBe(true)
    expect([phase(), happened.splice(0), draws.length]).toEqual(['ready', ['screen play'], 1])
    await answer(won('TEA-1'))
    expect(phase()).toBe('ready')
    await play()
    expect(phase()).toBe('revealing')
    await reveal()
    await rest()
    expect([phase(), draws.length]).toEqual(['over', 1])
    expect(happened).toEqual(['played', 'says Tea', 'prize TEA-1', 'screen win'])
  })

  it('that asks for no lead converts when it is played', async () => {
    const { answer, game, happened, phase, play, rest, reveal } = openGame('never')
    await play()
    await answer(won('TEA-1'))
    await reveal()
    await rest()
    expect(phase()).toBe('over')
    expect(happened).toEqual(['played', 'says Tea', 'converted', 'prize TEA-1', 'screen win'])
    expect(game.phase.value.lead?.lead).toMatchObject({ fields: {}, prizeId: '1', coupon: 'TEA-1' })
  })

  it('whose conversion cannot be sent goes on, and reports why', async () => {
    const { answer, live, phase, play, rest, reveal } = openGame('never')
    const error = new Error('offline')
    live.context.convert = () => Promise.reject(error)
    const report = vi.fn((event: Event) => event.preventDefault())
    addEventListener('wisp:error', report)
    await play()
    await answer(won())
    await reveal()
    await rest()
    removeEventListener('wisp:error', report)
    expect([phase(), report.mock.calls.map(([event]) => (event as CustomEvent).detail)]).toEqual(['over', [{ error }]])
  })

  it('says nothing of its prize before that is revealed', async () => {
    const { game, reveal } = await openIn('revealing')
    expect([game.prize(), game.leadFields()]).toEqual([undefined, {}])
    await reveal()
    expect([game.prize()?.label, game.leadFields()]).toEqual(['Tea', { prizeId: '1' }])
  })
})

describe('a press', () => {
  it.each(PHASES.slice(1))('while it is %s draws nothing and changes no phase', async (name) => {
    const { draws, happened, phase, play } = await openIn(name)
    const before = [draws.length, ...happened]
    await play()
    expect([phase(), draws.length, ...happened]).toEqual([name, ...before])
  })

  it('while the prize is revealed reaches the game piece, unless that is gone', async () => {
    const { detach, play, pressedAgain } = await openIn('revealing')
    await play()
    expect(pressedAgain).toHaveBeenCalledTimes(1)
    detach()
    await play()
    expect(pressedAgain).toHaveBeenCalledTimes(1)
  })
})

describe('a lead', () => {
  it.each(['ready', 'drawing', 'revealing'])('given while it is %s does not claim the prize', async (name) => {
    const { draws, give, phase } = await openIn(name)
    const before = draws.length
    expect(await give()).toBe(false)
    expect([phase(), draws.length]).toEqual([name, before])
  })

  it.each(['claiming', 'over'])('given again while it is %s claims nothing twice', async (name) => {
    const { draws, give, phase } = await openIn(name)
    expect(await give()).toBe(true)
    expect([phase(), draws.length]).toEqual([name, 2])
  })

  it('given twice before a game draws once', async () => {
    const { draws, give } = openGame('first')
    await give()
    await give()
    expect(draws).toHaveLength(1)
  })

  it('has arrived or failed before the draw is requested', async () => {
    const { draws, game } = openGame('first')
    let fail = (): void => {}
    const sending = new Promise<undefined>((_, reject) => {
      fail = () => reject(new Error('offline'))
    })
    game.submitted({ lead: { submissionId: 'one', fields: {}, extraFields: [], elapsed: 1, trap: '' }, sent: sending })
    await settle()
    expect(draws).toHaveLength(0)
    fail()
    await settle()
    expect(draws).toHaveLength(1)
  })
})

describe('a draw that fails', () => {
  it('is reported, and the next press draws again', async () => {
    const { answer, draws, phase, play, problem } = await openIn('drawing')
    await answer(REFUSED)
    expect([phase(), problem()]).toEqual(['failed', expect.stringContaining('not lost')])
    await play()
    expect([phase(), problem(), draws.length]).toEqual(['drawing', '', 2])
    await answer(won())
    expect(phase()).toBe('revealing')
  })

  it('before anybody has pressed is reported, too', async () => {
    const { answer, draws, give, phase, play } = openGame('first')
    await give()
    await answer(REFUSED)
    expect(phase()).toBe('failed')
    await play()
    expect([phase(), draws.length]).toEqual(['drawing', 2])
  })

  it('because no answer comes is tried three times', async () => {
    const { answer, draws, phase } = await openIn('drawing')
    for (const ms of [1_000, 3_000, 0]) {
      await answer({ status: 0, text: '' })
      await vi.advanceTimersByTimeAsync(ms)
    }
    expect([phase(), draws.length]).toEqual(['failed', 3])
  })

  it('as a claim is reported, and the next lead claims the prize again', async () => {
    const { answer, draws, give, happened, phase, play } = await openIn('claiming')
    await answer(REFUSED)
    expect(phase()).toBe('failed')
    await play()
    expect([phase(), draws.length]).toEqual(['failed', 2])
    expect(await give()).toBe(true)
    expect([phase(), draws.at(-1)?.claimed]).toEqual(['claiming', 'true'])
    await answer(won('TEA-1'))
    expect(phase()).toBe('over')
    expect(happened.filter((event) => event.startsWith('prize'))).toEqual(['prize TEA-1'])
  })
})

describe('the game on the page', () => {
  it.each(PHASES)('shows whether it is drawing, and whether it was played, while it is %s', async (name) => {
    const { root } = await openIn(name)
    const isDrawing = root.querySelector('.wisp-game')?.hasAttribute('data-drawing')
    expect(isDrawing).toBe(['drawing', 'claiming'].includes(name))
    const isPlayed = root.querySelector('button')?.ariaDisabled === 'true'
    expect(isPlayed).toBe(['resting', 'unclaimed', 'claiming', 'over'].includes(name))
  })
})
