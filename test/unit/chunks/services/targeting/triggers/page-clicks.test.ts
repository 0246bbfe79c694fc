// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchPresses } from '../../../../../../loader/page-builder/press'
import { runtimeOf } from '../../../../../support/page-popup'
import { popupOf } from '../../../../../support/popup'
import { trusted } from '../../../../../support/trusted-event'
import { FIRST, freshPages, ids, open, SECOND } from '../../../../loader/page'
import { armed, freshTriggers } from '../armed'

freshPages()
/** The browser sets `window.event`; this document does not. */
const dispatch = (target: EventTarget | null, type: string): void => {
  const event = trusted(new MouseEvent(type, { bubbles: true, cancelable: true }))
  vi.stubGlobal('event', event)
  target?.dispatchEvent(event)
  vi.stubGlobal('event', undefined)
}
/** A click counts once all handlers of the page have run. */
const click = async (html = '<p></p>'): Promise<void> => {
  document.body.innerHTML = html
  dispatch(document.body.firstElementChild, 'click')
  await vi.advanceTimersByTimeAsync(0)
}

describe('the trigger “clicks on the page”', () => {
  freshTriggers()

  it.each([
    ['a link of the page', '<a href="/clicks/here"></a>', 1],
    ['anything else', '<p></p>', 1],
    ['what a popup holds that the page embeds or describes', '<wisp-popup></wisp-popup>', 0],
  ])('counts a click on %s', async (_, html, fired) => {
    const clicks = armed('pageClicks', 1)
    await click(html)
    expect(clicks.fired()).toBe(fired)
  })

  it('fires again after as many clicks, for a popup that a script of the page has cancelled', async () => {
    const clicks = armed('pageClicks', 2)
    const counts: number[] = []
    for (let index = 0; index < 5; index++) {
      await click()
      counts.push(clicks.fired())
    }
    expect(counts).toEqual([0, 1, 1, 2, 2])
  })
})

describe('a press that asks for a popup does not count as a click on the page', () => {
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    document.body.innerHTML = ''
  })
  /** SECOND opens after one click on the page, and FIRST when it is pressed for. */
  const openSite = () =>
    open([popupOf({ id: FIRST, onClickOnly: true }), popupOf({ id: SECOND, triggers: { pageClicks: 1 } })])
  const subscribe = (type: string, listener: () => unknown): void => {
    addEventListener(type, listener)
    stops.push(() => removeEventListener(type, listener))
  }

  it.each([
    ['an element that opens a popup', `<button data-wisp-action="open" data-wisp-popup="${FIRST}"></button>`],
    ['a link that opens a popup', `<a href="https://popups.example/click/${FIRST}"></a>`],
  ])('on %s', async (_, html) => {
    const { screen, settled } = await openSite()
    await click(html)
    await settled()
    expect(ids(screen)).toEqual([FIRST])
    screen[0]?.close('api')
    await settled()
    expect(ids(screen)).toEqual([])
  })

  it.each(['click', 'pointerdown', 'mouseup', 'touchend'])(
    'where a handler of its %s calls wisp.open()',
    async (type) => {
      const { popups, screen, settled } = await openSite()
      subscribe(type, () => popups().open(FIRST))
      document.body.innerHTML = '<p></p>'
      if (type !== 'click') dispatch(document.querySelector('p'), type)
      dispatch(document.querySelector('p'), 'click')
      await settled()
      screen[0]?.close('api')
      await settled()
      expect(ids(screen)).toEqual([])
    },
  )

  it('on an element of a built page that opens or closes a popup, but on one that does something else', async () => {
    const data = {
      openers: { ask: 'letter' },
      actions: { shut: { action: 'close-popup' }, more: { action: 'show-elements' } },
    }
    document.body.innerHTML = `<button id="ask"></button><button id="shut"></button><button id="more"></button>
      <script type="application/json" data-wisp-page>${JSON.stringify(data)}</script>`
    watchPresses({ ...runtimeOf(), load: () => new Promise(() => {}) })
    const { screen, settled } = await openSite()
    for (const id of ['ask', 'shut']) {
      dispatch(document.getElementById(id), 'click')
      await settled()
    }
    expect(ids(screen)).toEqual([])
    dispatch(document.getElementById('more'), 'click')
    await settled()
    expect(ids(screen)).toEqual([SECOND])
  })

  it('but the next one does', async () => {
    const { popups, screen, settled } = await openSite()
    subscribe('scroll', () => popups().open(FIRST))
    dispatch(window, 'scroll')
    await settled()
    screen[0]?.close('api')
    await click()
    await settled()
    expect(ids(screen)).toEqual([SECOND])
  })
})
