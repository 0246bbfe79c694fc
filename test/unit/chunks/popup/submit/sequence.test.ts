// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui'
import * as checks from '../../../../../chunks/fields/checks'
import { attach } from '../../../../../chunks/popup/submit'
import { PLAIN_DESIGN } from '../../../../../shared/model/design'
import type { Target } from '../../../../../shared/model/popup'
import type { PopupType } from '../../../../../shared/model/popup-type'
import { createStorage } from '../../../../../shared/page/storage/storage'
import type { Lead, Receipt } from '../../../../../shared/page/visit/lead'
import { frame as english } from '../../../../../shared/words/english'
import { lead } from '../../../../support/browser-storage'

const RECEIPT: Receipt = { conversionId: 'c-9' }
const REDIRECT = { redirect_url: 'https://a.example/' }

interface Case {
  type?: PopupType
  target?: Target
  thanks?: boolean
  autoClose?: number
  wire?: object
  convert?: () => Promise<Receipt>
  /** The redirect chunk does not load. */
  offline?: true
}

/** Opens a popup with a form. Records what happens in it, with the seconds since the press. */
const openForm = ({
  type = 'lightbox',
  target = 'lead',
  thanks = true,
  autoClose,
  wire = {},
  convert,
  offline,
}: Case) => {
  const place = document.createElement('div')
  const root = place.attachShadow({ mode: 'open' })
  const form = document.createElement('form')
  const field = Object.assign(document.createElement('input'), { value: 'Ann' })
  field.dataset.wispField = 'name'
  form.append(field, document.createElement('button'))
  root.append(form)
  const happened: string[] = []
  const leads: Lead[] = []
  const began = Date.now()
  const note = (event: string): void => void happened.push(`${(Date.now() - began) / 1000} ${event}`)
  const leadAway = (): boolean => {
    note('led away')
    return true
  }
  vi.spyOn(location, 'assign').mockImplementation((to) => note(`to ${to}`))
  const live = {
    root,
    words: english,
    screens: ['main', 'thanks'],
    submissionId: 'one',
    elapsed: () => 5,
    design: { ...PLAIN_DESIGN, thanks, thanksAutoClose: autoClose },
    converted: () => note('converted'),
    go: (screen: string) => note(screen),
    say: note,
    screen: () => 'main',
    close: (how: string) => note(`close ${how}`),
    context: {
      parts: {},
      popup: { type, target, wire, language: 'en' },
      page: {
        base: 'https://popups.example/',
        storage: createStorage(true),
        visitor: { trail: () => ({ visited: [] }) },
        load: (chunk: string) => {
          if (chunk === 'checks') return Promise.resolve(checks)
          return offline ? Promise.reject(new Error('offline')) : Promise.resolve({ leadAway })
        },
      },
      keep: () => {},
      convert: (lead: Lead) => {
        leads.push(lead)
        return convert?.() ?? Promise.resolve(RECEIPT)
      },
    },
  } as unknown as Live
  const stop = attach(live)
  return { happened, leads, live, stop, press: () => form.dispatchEvent(new Event('submit', { bubbles: true })) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('after a lead is given', () => {
  const THANKS = ['0 converted', '0 thanks']
  const ON_BUTTON = ['0 converted', '0 Sent successfully!']

  it.each<[string, Case, string[]]>([
    ['a thank screen that its owner gives 5 seconds', { autoClose: 5 }, [...THANKS, '5 close auto']],
    ['a thank screen that does not close by itself', {}, [...THANKS, '60 close auto']],
    ['embedded in the page', { type: 'embedded' }, [...THANKS, '600 close auto']],
    ['a lead popup without a thank screen', { thanks: false }, [...ON_BUTTON, '2 close auto']],
    ['a click popup without a thank screen', { thanks: false, target: 'click' }, [...ON_BUTTON, '1 close auto']],
    [
      'no thank screen, but a redirect',
      { thanks: false, wire: REDIRECT },
      [...ON_BUTTON, '0 led away', '0.1 close auto'],
    ],
    [
      'a redirect to an invalid address',
      { thanks: false, wire: { redirect_url: 'shop.example' }, offline: true },
      [...ON_BUTTON, '2 close auto'],
    ],
    [
      'a redirect to a complete address, though the redirect chunk does not load',
      { thanks: false, wire: REDIRECT, offline: true },
      [...ON_BUTTON, '0 to https://a.example/', '0.1 close auto'],
    ],
    ['a thank screen shows before a redirect', { wire: REDIRECT }, [...THANKS, '60 close auto']],
    [
      'a conversion call that throws does not stop the redirect',
      { thanks: false, wire: REDIRECT, convert: () => Promise.reject(new Error('down')) },
      [...ON_BUTTON, '0 led away', '0.1 close auto'],
    ],
    [
      'a slow conversion call keeps nobody waiting',
      { autoClose: 5, convert: () => new Promise(() => {}) },
      ['0 converted', '1 thanks', '6 close auto'],
    ],
  ])('%s', async (_, options, expected) => {
    const { happened, press } = openForm(options)
    press()
    await vi.advanceTimersByTimeAsync(700_000)
    expect(happened).toEqual(expected)
  })

  it('after 10 seconds a thank screen says that the lead was not sent, until it is', async () => {
    const { live, press } = openForm({ convert: () => Promise.reject(new Error('down')) })
    const screen = document.createElement('section')
    screen.dataset.wispScreen = 'thanks'
    live.root.append(screen)
    const { storage } = live.context.page
    storage.set('outbox.one', lead)
    press()
    await vi.advanceTimersByTimeAsync(9_900)
    expect(screen.textContent).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    expect(screen.textContent).toBe(english.kept)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(screen.textContent).toBe(english.kept)
    storage.set('outbox.one', undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(screen.textContent).toBe('')
  })

  it('a second press is ignored while the first is being sent, and for a second', async () => {
    let answer = (_: Receipt): void => {}
    const { leads, press } = openForm({
      thanks: false,
      convert: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    press()
    press()
    await vi.advanceTimersByTimeAsync(400)
    press()
    answer(RECEIPT)
    await vi.advanceTimersByTimeAsync(900)
    press()
    expect(leads).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    press()
    expect(leads).toHaveLength(2)
    // With the same submission id, so that the server counts it once.
    expect(new Set(leads.map(({ submissionId }) => submissionId)).size).toBe(1)
  })

  it('closing the popup stops the rest', async () => {
    const { happened, press, stop } = openForm({ autoClose: 5 })
    press()
    await vi.advanceTimersByTimeAsync(1_000)
    stop()
    await vi.advanceTimersByTimeAsync(700_000)
    expect(happened).toEqual(['0 converted', '0 thanks'])
  })
})
