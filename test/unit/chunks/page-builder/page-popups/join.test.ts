// @vitest-environment happy-dom

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SHOWN_POPUPS_KEY } from '../../../../../shared/page/storage/shown'
import { readShared } from '../../../../../shared/page/storage/storage'
import { freshStorage } from '../../../../support/browser-storage'
import { answerOf, openPage } from '../../../../support/loader'
import { putPage, runtimeOf } from '../../../../support/page-popup'
import { popupOf } from '../../../../support/popup'
import { trusted } from '../../../../support/trusted-event'

freshStorage()

type Chunk = typeof import('../../../../../chunks/page-builder/page-popups')
let chunk: Chunk

beforeEach(async () => {
  vi.resetModules()
  chunk = await import('../../../../../chunks/page-builder/page-popups')
})

const ON_EXIT = { howToShowUp: { trigger: 'mouse_exits' } }
const BODY = '<div id="a" data-popup-option-id="31"></div><div id="b" data-popup-option-id="32"></div>'

/** What was shown here would count as shown in other files, which share their modules with this one. */
afterAll(() => vi.resetModules())

/** Popups of an earlier case would make those of the next one wait. */
let stop = async (): Promise<void> => {}
afterEach(() => stop())

/** A page with wisp.js, and what it draws popups of pages with. */
const openBuilt = async (popups: unknown = { a: ON_EXIT }, consent = true, answer: unknown = {}) => {
  putPage(BODY, popups)
  const here = await openPage(answer)
  stop = here.stop
  if (!consent) here.page.storage.allow(false)
  return { ...here, runtime: runtimeOf() }
}
const running = (here: Awaited<ReturnType<typeof openBuilt>>) => chunk.run(here.page, here.popups())

describe('a page and wisp.js meet', () => {
  it.each(['the page', 'wisp.js'])('when %s comes first', async (first) => {
    const here = await openBuilt()
    if (first === 'wisp.js') running(here)
    const joined = chunk.join(here.runtime, () => {})
    if (first === 'the page') running(here)
    await joined
    expect(here.explain().popups.map(({ id, state }) => `${id} ${state}`)).toEqual(['31 armed', '32 idle'])
  })

  it('and again when the page is refreshed: the newest popups are handed out', async () => {
    const here = await openBuilt()
    const stop = running(here)
    const { popups: before } = await chunk.join(here.runtime, () => {})
    stop()
    await here.refresh()
    const waits = chunk.join(here.runtime, () => {})
    running(here)
    const { popups: after } = await waits
    expect(after.popups).not.toBe(before.popups)
    expect(after.popups.peek().map(({ campaign }) => campaign.id)).toEqual(['31', '32'])
  })

  it('the page hears of consent, once for each change', async () => {
    const here = await openBuilt({}, false)
    const heard: boolean[] = []
    running(here)
    await chunk.join(here.runtime, (yes) => heard.push(yes))
    here.page.storage.set('country', 'GB')
    here.page.storage.allow(true)
    here.page.storage.set('country', 'FR')
    here.page.storage.allow(false)
    expect(heard).toEqual([false, true, false])
  })
})

const leave = (clientY: number) => document.dispatchEvent(trusted(new MouseEvent('mouseleave', { clientY })))

describe('a popup of the page', () => {
  it('is counted and recorded when it comes on the screen and when it leaves', async () => {
    const here = await openBuilt()
    running(here)
    await chunk.join(here.runtime, () => {})
    leave(100)
    await here.settled()
    expect(here.screen).toEqual([])
    leave(99)
    await here.settled()
    expect(here.screen.map(({ id }) => id)).toEqual(['31'])
    expect(here.runtime.hits).toEqual([{ event: 'open', type: 'popup', option: '31', element: 'whole_popup', tag: '' }])
    expect(Object.keys(readShared(here.page.storage, SHOWN_POPUPS_KEY) as object)).toEqual(['31'])
    here.screen[0]?.close('x')
    await here.settled()
    expect(here.runtime.hits.map(({ event }) => event)).toEqual(['open', 'close'])
    // The server knows nothing of it.
    expect(here.reports).toEqual([])
  })

  it('opens by its DOM id too, in the place of another one', async () => {
    const here = await openBuilt()
    running(here)
    const { popups } = await chunk.join(here.runtime, () => {})
    await popups.open('b')
    await here.settled()
    expect(here.screen.map(({ id }) => id)).toEqual(['32'])
    expect(here.screen[0]?.context.pressed).toBe(true)
    await popups.open('31')
    await here.settled()
    expect(here.screen.map(({ id }) => id)).toEqual(['31'])
    popups.close('a')
    await here.settled()
    expect(here.screen).toEqual([])
  })

  it('is remembered for this page alone until consent is given, and forgotten when it is withdrawn', async () => {
    const here = await openBuilt({ a: { ...ON_EXIT, afterClose: { action: 'never_show' } } }, false)
    running(here)
    const { popups } = await chunk.join(here.runtime, () => {})
    await popups.open('31')
    await here.settled()
    expect(localStorage.getItem(SHOWN_POPUPS_KEY)).toBeNull()
    here.page.storage.allow(true)
    expect(localStorage.getItem(SHOWN_POPUPS_KEY)).toContain('"31"')
    here.page.storage.allow(false)
    expect(localStorage.getItem(SHOWN_POPUPS_KEY)).toBeNull()
    here.page.storage.allow(true)
    expect(localStorage.getItem(SHOWN_POPUPS_KEY)).toBeNull()
  })

  it('leaves what others have stored, and lives with a browser that stores nothing', async () => {
    localStorage.setItem(SHOWN_POPUPS_KEY, '{"7":"junk"}')
    const here = await openBuilt()
    running(here)
    const { popups } = await chunk.join(here.runtime, () => {})
    const real = localStorage
    vi.stubGlobal('localStorage', undefined)
    await popups.open('31')
    await here.settled()
    expect(here.screen.map(({ id }) => id)).toEqual(['31'])
    expect(real.getItem(SHOWN_POPUPS_KEY)).toBe('{"7":"junk"}')
    vi.stubGlobal('localStorage', real)
    await popups.open('32')
    await here.settled()
    expect(Object.keys(JSON.parse(localStorage.getItem(SHOWN_POPUPS_KEY) ?? ''))).toEqual(['7', '31', '32'])
  })
})

const COOLDOWN = 30
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const screenIds = ({ screen }: { screen: { id: string }[] }) => screen.map(({ id }) => id)

describe('the time after a close', () => {
  const BOTH = {
    a: ON_EXIT,
    b: { howToShowUp: { trigger: 'vertical_scroll', scroll: { trigger: 'pixel', pixel: 1 } } },
  }
  /** A popup of the server that shows after ten seconds. */
  const ANSWER = answerOf([popupOf({ id: 'popup00000001', triggers: { timeDelay: 10 } })], COOLDOWN)
  const openJoined = async (answer: unknown = ANSWER) => {
    const here = await openBuilt(BOTH, true, answer)
    running(here)
    const { popups } = await chunk.join(here.runtime, () => {})
    return { ...here, ofPage: popups }
  }

  it.each([
    ['by its X', ({ screen }: Awaited<ReturnType<typeof openJoined>>) => screen[0]?.close('x')],
    ['by an element in it', ({ ofPage }: Awaited<ReturnType<typeof openJoined>>) => ofPage.close('a')],
  ])('begins with a popup of the page that is closed %s', async (_, close) => {
    const here = await openJoined()
    leave(0)
    await here.settled()
    expect(screenIds(here)).toEqual(['31'])
    close(here)
    await pass(COOLDOWN - 1)
    expect(screenIds(here)).toEqual([])
    await pass(2)
    expect(screenIds(here)).toEqual(['popup00000001'])
  })

  it('holds for a popup of the page, until it is over, but not for what is pressed for', async () => {
    const here = await openJoined()
    await pass(10)
    here.screen[0]?.close('x')
    leave(0)
    await pass(COOLDOWN - 1)
    expect(screenIds(here)).toEqual([])
    await here.ofPage.open('b')
    await here.settled()
    expect(screenIds(here)).toEqual(['32'])
    here.screen[0]?.close('api')
    await pass(2)
    expect(screenIds(here)).toEqual(['31'])
  })

  it('holds on the next page too, before its server has answered', async () => {
    const before = await openJoined()
    leave(0)
    await before.settled()
    before.screen[0]?.close('x')
    await before.stop()
    putPage(BODY, { b: { howToShowUp: { trigger: 'after_page_load' } } })
    vi.resetModules()
    chunk = await import('../../../../../chunks/page-builder/page-popups')
    const here = await openPage({})
    stop = here.stop
    chunk.run(here.page, { ...here.popups(), answer: here.page.signals.signal(undefined) })
    await chunk.join(runtimeOf(), () => {})
    await pass(COOLDOWN - 1)
    expect(screenIds(here)).toEqual([])
    await pass(2)
    expect(screenIds(here)).toEqual(['32'])
  })

  it('is none where the site has set none', async () => {
    const here = await openJoined(answerOf([popupOf({ id: 'popup00000001', triggers: { timeDelay: 10 } })]))
    leave(0)
    await here.settled()
    here.screen[0]?.close('x')
    await pass(10)
    expect(screenIds(here)).toEqual(['popup00000001'])
  })
})

describe('popups whose markup comes and goes', () => {
  const LETTER = '<div id="a" data-popup-option-id="31" aria-label="A letter"></div>'
  const swap = async (html: string): Promise<void> => {
    for (const each of document.querySelectorAll('[data-popup-option-id]')) each.remove()
    document.body.insertAdjacentHTML('beforeend', html)
    await pass(1)
  }
  const joinedWith = async (body: string) => {
    const here = await openBuilt({ a: ON_EXIT })
    await swap(body)
    running(here)
    const { popups } = await chunk.join(here.runtime, () => {})
    return { ...here, ofPage: popups }
  }
  const states = (here: Awaited<ReturnType<typeof joinedWith>>) =>
    here.explain().popups.map(({ id, state }) => `${id} ${state}`)

  it('a popup that comes later is armed, and opens', async () => {
    const here = await joinedWith('')
    expect(states(here)).toEqual([])
    await swap(LETTER)
    expect(states(here)).toEqual(['31 armed'])
    leave(0)
    await here.settled()
    expect(screenIds(here)).toEqual(['31'])
  })

  it('a popup that comes with the element that opens it opens at once', async () => {
    const here = await joinedWith('')
    document.body.insertAdjacentHTML('beforeend', LETTER)
    expect(await here.ofPage.open('a')).toBe(true)
    await here.settled()
    expect(screenIds(here)).toEqual(['31'])
  })

  it('a popup that goes away is disarmed, and armed when it comes again, with what it says then', async () => {
    const here = await joinedWith(LETTER)
    await swap('')
    leave(0)
    await here.settled()
    expect([states(here), screenIds(here)]).toEqual([['31 blocked'], []])
    expect(here.explain().popups[0]?.says).toContain('not on the page any more')
    await swap(LETTER.replace('A letter', 'Another letter'))
    expect(states(here)).toEqual(['31 armed'])
    leave(0)
    await here.settled()
    expect(here.screen[0]?.context.popup.name).toBe('Another letter')
    expect(here.screen[0]?.context.popup.wire.element).toBe(document.querySelector('#a'))
  })

  it('a popup that is open or waits for its turn closes when it goes away', async () => {
    const here = await joinedWith(LETTER)
    leave(0)
    await here.settled()
    expect(screenIds(here)).toEqual(['31'])
    await swap('')
    expect(screenIds(here)).toEqual([])
  })

  it('a popup whose element another has replaced while it was open opens anew when it is pressed for', async () => {
    const here = await joinedWith(LETTER)
    leave(0)
    await here.settled()
    document.querySelector('#a')?.replaceWith(document.createElement('p'))
    document.body.insertAdjacentHTML('beforeend', LETTER)
    await here.ofPage.open('a')
    await here.settled()
    expect(here.history.map(({ id }) => id)).toEqual(['31', '31'])
    expect(screenIds(here)).toEqual(['31'])
  })

  it('nothing is looked for after the page was stopped', async () => {
    const here = await openBuilt({})
    const stopRun = running(here)
    await chunk.join(here.runtime, () => {})
    stopRun()
    await swap('<div data-popup-option-id="33"></div>')
    expect(
      here
        .popups()
        .popups.peek()
        .map(({ campaign }) => campaign.id),
    ).toEqual(['31', '32'])
  })
})
