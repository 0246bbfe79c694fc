// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaignOf as pageCampaign } from '../../../../../chunks/page-builder/page-popups/campaign'
import { rulesOf } from '../../../../../chunks/page-builder/page-popups/rules'
import { explainRules } from '../../../../../chunks/services/inspector/words/rules'
import type { PagePopup } from '../../../../../shared/page/model/page-popup'
import { SHOWN_POPUPS_KEY } from '../../../../../shared/page/storage/shown'
import { createStorage } from '../../../../../shared/page/storage/storage'
import { decodeOption } from '../../../../../shared/wire/page/page-builder/popup-option'
import { visitorOf } from '../../../../support/campaign'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const popupOf = (option: object): PagePopup => ({
  element: document.createElement('div'),
  dom: 'letter',
  option: '31',
  ...decodeOption(option, { position: '', cover: true, close: '', swapped: false }),
})

/** The rules that object to the popup, in the inspector's words. */
const objections = (option: object): string[] => {
  const storage = createStorage(true)
  const popup = popupOf(option)
  const visitor = visitorOf({}, 1, NOW)
  const facts = { visitor, storage, targeting: {}, marked: () => [], nameOf: (id: string) => id }
  return explainRules(rulesOf(popup, storage), pageCampaign(popup), facts)
    .filter(({ allows }) => !allows)
    .map(({ rule, says }) => `${rule}: ${says}`)
}
const afterwards = (action: string, daysToHide?: unknown) => ({ afterClose: { action, daysToHide } })
const storeRecord = (item: unknown): void => localStorage.setItem(SHOWN_POPUPS_KEY, JSON.stringify(item))
const shownAgo = (ms: number): void => storeRecord({ 31: { last_showed: new Date(NOW - ms).toISOString() } })

describe('hide_x_day', () => {
  it.each([
    ['1', DAY - 60_000, true],
    ['1', DAY, false],
    [2, 36 * HOUR, true],
    [2, 2 * DAY, false],
    ['1', 0, true],
    ['1', -1, false],
    ['', 0, false],
    [undefined, 0, false],
    ['0', 0, false],
    ['soon', 0, false],
    [-3, 0, false],
  ])('of %j days, %j ms later: %j', (days, ms, blocked) => {
    shownAgo(ms)
    expect(objections(afterwards('hide_x_day', days)).length).toBe(blocked ? 1 : 0)
  })

  it('says when it may show again', () => {
    shownAgo(HOUR)
    expect(objections(afterwards('hide_x_day', 2))).toEqual([
      expect.stringMatching(
        /^hiddenForDays: It stays away for 2 days after it was shown, and was shown 1 hour ago; it may/,
      ),
    ])
  })
})

it.each([
  [{}, false],
  [{ 31: { last_showed: '2020-01-01T00:00:00Z' } }, true],
  [{ 31: { last_showed: 'junk' } }, true],
  [{ 31: null }, true],
  [{ 32: { last_showed: '2020-01-01T00:00:00Z' } }, false],
  [[], false],
  ['31', false],
])('never_show, with %j stored, objects: %j', (item, blocked) => {
  storeRecord(item)
  expect(objections(afterwards('never_show')).length).toBe(blocked ? 1 : 0)
  expect(objections(afterwards('keep_showing'))).toEqual([])
})

it.each([
  [{ hideMobile: true }, true, ['hiddenOnDevice: It is hidden on phones, and this counts as a phone.']],
  [{ hideMobile: true }, false, []],
  [{ hideDesktop: true }, false, ['hiddenOnDevice: It is hidden on desktops, and this counts as a desktop.']],
  [{ hideDesktop: true }, true, []],
  [{ hideDesktop: '1', hideMobile: '1' }, true, ['hiddenOnDevice: It is hidden on phones and on desktops.']],
  [{ hideDesktop: '1', hideMobile: '1' }, false, ['hiddenOnDevice: It is hidden on phones and on desktops.']],
  [{}, true, []],
])('%j on a phone (%j): %j', (option, phone, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: phone }))
  expect(objections(option)).toEqual(expected)
})
