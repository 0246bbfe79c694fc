// @vitest-environment happy-dom

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readShared } from '../../../../../shared/platform/storage'
import { SHOWN } from '../../../../../shared/wire/page-builder/shown'
import { freshStorage } from '../../../../support/kept'
import { openPage } from '../../../../support/loader'
import { putPage, runtimeOf } from '../../../../support/page-popup'
import { trusted } from '../../../../support/trusted'

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
const openBuilt = async (popups: unknown = { a: ON_EXIT }, consent = true) => {
  putPage(BODY, popups)
  const here = await openPage({})
  stop = here.stop
  if (!consent) here.page.storage.allow(false)
  return { ...here, runtime: runtimeOf() }
}
const running = (here: Awaited<ReturnType<typeof openBuilt>>) => chunk.run({ ...here.page, warm() {} }, here.popups())

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

describe('a popup of the page', () => {
  const leave = (clientY: number) => document.dispatchEvent(trusted(new MouseEvent('mouseleave', { clientY })))

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
    expect(Object.keys(readShared(here.page.storage, SHOWN) as object)).toEqual(['31'])
    here.screen[0]?.close('x')
    await here.settled()
    expect(here.runtime.hits.map(({ event }) => event)).toEqual(['open', 'close'])
    // The server knows nothing of it.
    expect(here.told).toEqual([])
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
    expect(localStorage.getItem(SHOWN)).toBeNull()
    here.page.storage.allow(true)
    expect(localStorage.getItem(SHOWN)).toContain('"31"')
    here.page.storage.allow(false)
    expect(localStorage.getItem(SHOWN)).toBeNull()
    here.page.storage.allow(true)
    expect(localStorage.getItem(SHOWN)).toBeNull()
  })

  it('leaves what others have stored, and lives with a browser that stores nothing', async () => {
    localStorage.setItem(SHOWN, '{"7":"junk"}')
    const here = await openBuilt()
    running(here)
    const { popups } = await chunk.join(here.runtime, () => {})
    const real = localStorage
    vi.stubGlobal('localStorage', undefined)
    await popups.open('31')
    await here.settled()
    expect(here.screen.map(({ id }) => id)).toEqual(['31'])
    expect(real.getItem(SHOWN)).toBe('{"7":"junk"}')
    vi.stubGlobal('localStorage', real)
    await popups.open('32')
    await here.settled()
    expect(Object.keys(JSON.parse(localStorage.getItem(SHOWN) ?? ''))).toEqual(['7', '31', '32'])
  })
})
