// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from '../../../../../chunks/services/count'
import { createLifecycle } from '../../../../../loader/lifecycle'
import { createVisitor } from '../../../../../loader/visitor'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import type { PopupState } from '../../../../../shared/page/model/lifecycle'
import type { Page } from '../../../../../shared/page/model/page'
import type { Popups } from '../../../../../shared/page/model/popups'
import { signals } from '../../../../../shared/page/platform/signals'
import { createStorage } from '../../../../../shared/page/storage/storage'
import { campaignOf } from '../../../../support/campaign'

const marker = (at: number) => ({ at, visit: 1, url: '' })

/** A page with a popup, and what it has told the server. */
const open = (campaign: Partial<Campaign> = {}, settings: Partial<Page> = {}) => {
  const storage = createStorage(false)
  const calls: string[] = []
  const send: Page['send'] = async (url, { body } = {}) => {
    calls.push(`${url} ${body}`.replace('https://w.example/api/display/counted/popup00000001 moment=', ''))
    return { status: 200, text: '{}' }
  }
  const page = {
    ...{ host: 'https://w.example', preview: '', send, signals, storage },
    visitor: createVisitor(storage),
    ...settings,
  } as Page
  const lifecycle = createLifecycle()
  const [state] = lifecycle.add([campaignOf(campaign)]) as [PopupState]
  return {
    storage,
    calls,
    stop: run(page, { popups: lifecycle.popups } as Popups),
    show() {
      lifecycle.fire(state, 'timeDelay', undefined, async () => ({ html: '', parts: {} }) as never)
      lifecycle.write(state, { step: 'shown', displayed: true })
    },
    see: () => lifecycle.write(state, { seen: true, displayed: true }),
    close: () => lifecycle.leave(state),
  }
}

describe('where nothing may be stored', () => {
  beforeEach(() => localStorage.clear())

  it('a view and a close are told once each, each time that the popup shows, and nothing is stored', () => {
    const page = open()
    for (let times = 0; times < 2; times++) {
      page.show()
      page.see()
      page.see()
      page.close()
    }
    expect(page.calls).toEqual(['viewed', 'closed', 'viewed', 'closed'])
    page.storage.flush()
    expect(localStorage.length).toBe(0)
  })

  it('a popup that nobody has seen is not counted', () => {
    const page = open({ type: 'embedded' })
    page.show()
    page.close()
    expect(page.calls).toEqual([])
  })

  it.each<[Campaign['type'], string[]]>([
    ['lightbox', ['viewed']],
    ['gamified', ['viewed', 'closed']],
  ])('a lead ends a %s: %s', (type, expected) => {
    const page = open({ type })
    page.show()
    page.see()
    page.storage.set('converted.popup00000001', marker(Date.now() - 1))
    page.close()
    expect(page.calls).toEqual(expected)
  })

  it('a conversion of before ends nothing', () => {
    const page = open()
    page.storage.set('converted.popup00000001', marker(Date.now() - 9))
    page.show()
    page.see()
    page.close()
    expect(page.calls).toEqual(['viewed', 'closed'])
  })

  it('a view that is reported with consent is not counted twice', () => {
    const page = open()
    page.show()
    page.see()
    // The page tells no close of a view that it has not reported.
    page.storage.allow(true)
    page.close()
    page.show()
    page.see()
    page.close()
    expect(page.calls).toEqual(['viewed', 'closed'])
  })

  it.each<[string, Partial<Campaign>, Partial<Page>]>([
    ['an owner’s preview', {}, { preview: 'popup00000001' }],
    ['a popup of the page itself', { popup: {} as never }, {}],
  ])('%s is not counted', (_, campaign, settings) => {
    const page = open(campaign, settings)
    page.show()
    page.see()
    page.close()
    expect(page.calls).toEqual([])
  })

  it('a program that drives the browser is not counted', () => {
    const driven = vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true)
    const host = vi.spyOn(location, 'hostname', 'get').mockReturnValue('shop.company')
    const page = open()
    page.show()
    page.see()
    expect(page.calls).toEqual([])
    driven.mockRestore()
    host.mockRestore()
  })

  it('nothing is told after the popups of the page were stopped', () => {
    const page = open()
    page.stop()
    page.show()
    page.see()
    expect(page.calls).toEqual([])
  })
})
