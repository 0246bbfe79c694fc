// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Page } from '../../../../../shared/page/model/page'
import { answerOf } from '../../../../support/loader'
import { popupOf } from '../../../../support/popup'
import { explained, FIRST, freshPages, ids, open, SECOND } from '../../../loader/page'

freshPages()

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** A page with a form for an address, which opens after a second, and a bar that asks for nothing. */
const openSite = async (subscriber: boolean, failures = 0, limits = {}) => {
  const asked: string[] = []
  const popups = [
    popupOf({ id: FIRST, triggers: { timeDelay: 1 } }),
    popupOf({ id: SECOND, type: 'bar', target: 'click', triggers: { timeDelay: 1 } }),
  ]
  const send: Page['send'] = async (url, options) => {
    if (!url.includes('/subscriber/')) return { status: 200, text: '{"success":true,"conversion_id":"1"}' }
    asked.push(`${options?.body}`)
    expect(options?.type).toBe('')
    return { status: asked.length > failures ? 200 : 503, text: JSON.stringify({ subscriber }) }
  }
  const here = await open([], { send }, answerOf(popups, 0, { subscribers: true, ...limits }))
  return { ...here, asked }
}
const saysOf = () => explained(FIRST)?.says

describe('a known subscriber is not asked again', () => {
  it('if the page says so', async () => {
    const { page, screen } = await openSite(false)
    page.storage.set('trait.subscriber', true)
    await pass(5)
    expect(ids(screen)).toEqual([SECOND])
    expect(saysOf()).toContain('the page has said that the visitor is a subscriber')
  })

  it('if the address is on the list, also when it is said later; the list is asked once', async () => {
    const { asked, page, screen } = await openSite(true)
    page.storage.set('email', 'ann@example.com')
    await pass(5)
    expect(ids(screen)).toEqual([SECOND])
    expect(saysOf()).toContain('the visitor’s address is on the imported list')
    page.storage.set('customer', '7')
    await pass(5)
    expect(asked).toEqual(['email=ann%40example.com'])
  })

  it('on a page that is open when consent is withdrawn', async () => {
    const { page, screen } = await openSite(true)
    page.storage.set('email', 'ann@example.com')
    await pass(5)
    expect(ids(screen)).toEqual([SECOND])
    page.storage.allow(false)
    await pass(5)
    expect(ids(screen)).toEqual([SECOND])
    expect(saysOf()).toContain('consent was withdrawn')
  })

  it('on a page that is open when consent is withdrawn, also if a pause between popups held it back until then', async () => {
    const { page, screen } = await openSite(true, 0, { pause: 30 })
    await pass(0.5)
    page.storage.set(`closed.${FIRST}`, { at: Date.now(), visit: 1, url: '' })
    await pass(2)
    expect(ids(screen)).toEqual([SECOND])
    page.storage.set('trait.subscriber', true)
    page.storage.set(`closed.${FIRST}`)
    page.storage.allow(false)
    await pass(120)
    expect(ids(screen)).toEqual([SECOND])
    expect(saysOf()).toContain('consent was withdrawn')
  })

  it('if another popup has been given an address', async () => {
    const { page, screen } = await openSite(false)
    page.storage.set('given.popup-of-another-page', true)
    await pass(5)
    expect(ids(screen)).toEqual([SECOND])
    expect(saysOf()).toContain('the visitor has given an address in another popup')
  })
})

it('a popup is remembered that was given an address, and none that was given something else or is still being filled in', async () => {
  const { page } = await openSite(false)
  const leadOf = (id: string, fields: object, draft?: number) =>
    ({ popup: { id, viewerId: '', target: 'lead' }, lead: { fields }, draft }) as never
  page.storage.set('outbox.one', leadOf('with-address', { email: 'ann@example.com' }))
  page.storage.set('outbox.two', leadOf('with-phone', { phone: '1' }))
  page.storage.set('outbox.three', leadOf('draft', { email: 'ann@example.com' }, 1))
  page.storage.set('outbox.four', 'nothing of ours' as never)
  page.storage.set('outbox.five', { lead: {} } as never)
  await pass(1)
  page.storage.set('outbox.one', undefined)
  await pass(1)
  expect(page.storage.keys('given.')).toEqual(['given.with-address'])
})

it.each([
  ['has pressed something in another popup', `converted.${SECOND}`, { at: 1, visit: 1, url: '' }],
  ['has given it in this very popup, which its own rules see to', `given.${FIRST}`, true],
] as const)('somebody who %s is asked', async (_, key, value) => {
  const { page, screen } = await openSite(false)
  page.storage.set(key, value)
  await pass(5)
  expect(ids(screen).sort()).toEqual([FIRST, SECOND])
})

it('a question that failed is asked again a minute later, when something changes', async () => {
  const { asked, page } = await openSite(true, 1)
  page.storage.set('email', 'ann@example.com')
  await pass(5)
  expect([asked.length, page.storage.get('subscriber')]).toEqual([1, undefined])
  page.storage.set('customer', '7')
  await pass(50)
  expect(asked).toHaveLength(1)
  await pass(10)
  page.storage.set('customer', '8')
  await pass(5)
  expect([asked.length, page.storage.get('subscriber')]).toEqual([2, { email: 'ann@example.com', known: true }])
})

it('somebody who is no subscriber is asked', async () => {
  const { asked, page, screen } = await openSite(false)
  page.storage.set('email', 'eve@example.com')
  await pass(5)
  expect(ids(screen).sort()).toEqual([FIRST, SECOND])
  expect(asked).toHaveLength(1)
})

it('without consent, nothing is asked', async () => {
  const { asked, page } = await openSite(true)
  page.storage.allow(false)
  page.storage.set('email', 'ann@example.com')
  await pass(5)
  expect(asked).toEqual([])
})
