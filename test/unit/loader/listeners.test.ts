// @vitest-environment happy-dom
/** A page that calls us from within our own events. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { installApi } from '../../../loader/api'
import { startPopups } from '../../../loader/popups'
import type { Mount } from '../../../shared/page/model/popup-context'
import { answerOf, openPage } from '../../support/loader'
import { popupOf } from '../../support/popup'
import { explained, FIRST, freshPages, ids, leave, open, SECOND } from './page'

freshPages()

const heard: [string, EventListener][] = []
const hear = (moment: string, listener: (id: string) => void, times = 1): void => {
  const on = (event: Event): void => {
    if (times-- > 0) listener((event as CustomEvent<{ id: string }>).detail.id)
  }
  heard.push([`wisp:${moment}`, on])
  window.addEventListener(`wisp:${moment}`, on)
}
const running: { stop(): void }[] = []
const forget = (): void => {
  for (const [type, listener] of heard.splice(0)) window.removeEventListener(type, listener)
}
afterEach(() => {
  forget()
  for (const popups of running.splice(0)) popups.stop()
  Reflect.deleteProperty(window, 'wisp')
})

describe('a listener of wisp:show', () => {
  it('that closes the popup: the popup counts as shown, and does not open again by itself', async () => {
    const { history, popups, screen, settled } = await open([{ triggers: { exitIntent: true } }])
    hear('show', (id) => popups().close(id))
    leave()
    await settled()
    expect(screen).toEqual([])
    expect(explained()?.triggers[0]).toMatchObject({ armed: false })
    leave()
    await settled()
    expect(ids(history)).toEqual([FIRST])
  })

  it('that closes the popup and opens it again: it shows again, once', async () => {
    const { history, popups, screen, settled, reports } = await open([{ triggers: { exitIntent: true } }])
    hear('show', (id) => {
      popups().close(id)
      popups().open(id)
    })
    leave()
    await settled()
    expect([ids(screen), ids(history)]).toEqual([[FIRST], [FIRST, FIRST]])
    expect(reports.map(({ call }) => call).sort()).toEqual(['closed', 'viewed', 'viewed'])
  })
})

describe('a listener of wisp:close', () => {
  it('that opens another popup while all are closed: the other one shows', async () => {
    const { popups, screen, settled } = await open([
      { triggers: { timeDelay: 0 } },
      { id: SECOND, type: 'bar', triggers: {} },
    ])
    hear('close', () => popups().open(SECOND))
    popups().close()
    await settled()
    expect(ids(screen)).toEqual([SECOND])
  })

  it('that opens the same popup again: it shows again', async () => {
    const { history, popups, screen, settled, reports } = await open([{ triggers: { timeDelay: 0 } }])
    hear('close', (id) => popups().open(id))
    screen[0]?.close('x')
    await settled()
    expect([ids(screen), ids(history)]).toEqual([[FIRST], [FIRST, FIRST]])
    hear('close', (id) => popups().open(id))
    popups().close()
    await settled()
    expect([ids(screen), history.length]).toEqual([[FIRST], 3])
    expect(reports.filter(({ call }) => call === 'closed')).toHaveLength(2)
  })
})

describe('a refresh', () => {
  /** Opens a page whose popups belong to its `window.wisp`. */
  const openApi = async () => {
    const first = popupOf({ id: FIRST, type: 'bar', triggers: { timeDelay: 0 } })
    const here = await openPage(answerOf([first, popupOf({ id: SECOND, triggers: {} })]))
    await here.stop()
    const api = installApi(
      here.page,
      () => {},
      (again) => {
        const popups = startPopups(here.page, here.page, again)
        running.push(popups)
        return popups
      },
    )
    await here.settled()
    return { ...here, api }
  }

  it.each(['before-show', 'show', 'close'])('by a listener of wisp:%s does not duplicate popups', async (moment) => {
    const { api, history, screen, settled, reports } = await openApi()
    hear(moment, () => api.refresh(), 2)
    api.refresh()
    await settled()
    await settled()
    expect(ids(screen)).toEqual([FIRST])
    forget()
    api.close()
    await settled()
    expect(ids(screen)).toEqual([])
    const calls = (name: string) => reports.filter(({ call }) => call === name).length
    expect([calls('viewed'), calls('closed')]).toEqual([history.length, history.length])
  })

  it('during which a listener opens another popup: it opens after the refresh', async () => {
    const { api, screen, settled } = await openApi()
    hear('close', () => void api.open(SECOND))
    api.refresh()
    await settled()
    expect(ids(screen).sort()).toEqual([FIRST, SECOND])
  })
})

it('a popup that fails to close is reported, and affects neither the caller nor the other popups', async () => {
  const errors = vi.spyOn(console, 'warn').mockReturnValue()
  const onUnmount = vi.fn()
  const broken: Mount = async () => () => {
    throw new Error('it does not close')
  }
  const sound: Mount = async (context) => () => {
    onUnmount()
    context.closed('api')
  }
  const parts = { bar: { mount: broken }, lightbox: { mount: sound } }
  const { popups, settled } = await open(
    [
      { type: 'bar', triggers: { timeDelay: 0 } },
      { id: SECOND, triggers: { timeDelay: 0 } },
    ],
    { prepare: async ({ html }) => ({ html, parts }) },
  )
  expect(() => popups().close()).not.toThrow()
  await settled()
  expect([onUnmount.mock.calls.length, errors.mock.calls.length]).toEqual([1, 1])
})
