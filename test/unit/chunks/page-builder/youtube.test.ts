// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../../../../chunks/page-builder/page-video/index'
import type { PageRuntime } from '../../../../shared/page/model/page-builder'
import { signals } from '../../../../shared/page/platform/signals'
import { createStorage } from '../../../../shared/page/storage/storage'
import { nameOwnPart } from '../../../support/owner-part'

/** Says at once that everything is on the screen. */
class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }])
  }
  disconnect(): void {}
}

const ID = 'ABCDEFGHIJ-'
const settled = () => new Promise((resolve) => setImmediate(resolve))

let unname = () => {}

beforeEach(() => {
  unname = nameOwnPart()
  // happy-dom prints an error for each frame that it does not load.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.replaceChildren()
  localStorage.clear()
})
afterEach(() => {
  unname()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = async (settings: unknown, consented: boolean) => {
  const storage = createStorage(consented)
  const box = document.createElement('div')
  box.setAttribute('data-wisp-video', JSON.stringify(settings))
  document.body.append(box)
  const joined = vi.fn(async () => ({ page: { storage, signals } }))
  const stop = mount(box, { joined } as unknown as PageRuntime)
  await settled()
  return {
    storage,
    joined,
    stop,
    frame: () => document.querySelector('iframe'),
    button: () => document.querySelector('wisp-pause'),
  }
}

describe('a film of YouTube', () => {
  it('comes from the host without cookies, silent, inline and again and again', async () => {
    const { frame } = await show({ type: 'youtube', youtube: ID }, true)
    const { origin, pathname, searchParams } = new URL(frame()?.src ?? '')
    expect(origin + pathname).toBe(`https://www.youtube-nocookie.com/embed/${ID}`)
    expect(Object.fromEntries(searchParams)).toEqual({
      autoplay: '1',
      mute: '1',
      playsinline: '1',
      loop: '1',
      playlist: ID,
      controls: '0',
      rel: '0',
      enablejsapi: '1',
    })
    expect(frame()?.tabIndex).toBe(-1)
    expect(frame()?.closest('[aria-hidden=true]')).not.toBeNull()
  })

  it.each([[{ youtube: ID }], [{ source: ID }], [{ source: { yt: ID } }]])('is named by %j', async (settings) => {
    const { frame } = await show({ type: 'youtube', ...settings }, true)
    expect(frame()?.src).toContain(`/embed/${ID}?`)
  })

  it.each(['', 'short', `${ID}x`, '../../../x', 'ABCDEFGHIJ?', null, {}])('has no id such as %j', async (youtube) => {
    const { frame, joined } = await show({ type: 'youtube', youtube }, true)
    expect(frame()).toBeNull()
    expect(joined).not.toHaveBeenCalled()
  })

  it('waits for the visitor’s consent, and goes when it is withdrawn', async () => {
    const { button, frame, storage, stop } = await show({ type: 'youtube', youtube: ID }, false)
    expect([frame(), button()]).toEqual([null, null])
    storage.allow(true)
    expect(frame()).not.toBeNull()
    expect(button()).not.toBeNull()
    storage.allow(false)
    expect([frame(), button()]).toEqual([null, null])
    storage.allow(true)
    stop()
    expect([frame(), button()]).toEqual([null, null])
    storage.allow(false)
    storage.allow(true)
    expect(frame()).toBeNull()
  })
})
