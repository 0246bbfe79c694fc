/** Each visitor has one countdown of a fixed duration, shared by all pages, visits and tabs. */
import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { CLOCK } from '../support/on-request'
import { ignoreShifts } from '../support/owner-logo'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const html = '<h2>Soon over</h2><div data-wisp-countdown></div>'
const OFFER = popupOf({ html, design: { countdown: { style: 'flip', seconds: 590 } } })

const minutes = async ({ page }: Visit): Promise<number> => {
  const digits = page.getByRole('timer').locator('.wisp-unit').nth(1).locator('.wisp-digits')
  return Number(await digits.textContent())
}
const objecting = (visit: Visit): Promise<string[]> =>
  visit.wisp(async (wisp) => {
    await wisp.ready()
    const { popups } = await wisp.explain()
    return popups.flatMap(({ rules }) => rules.filter(({ allows }) => !allows).map(({ rule }) => rule))
  })

describe('a countdown of a fixed duration', () => {
  it('continues over pages, closes its popup at zero, and does not start again for a month', async () => {
    await fixture.world.show(OFFER)
    const visit = await fixture.world.visit('/plain', CLOCK)
    const { dialog, page } = visit
    await dialog.waitFor()
    expect(await minutes(visit)).toBe(9)
    await page.clock.fastForward(6 * MINUTE)
    await page.reload()
    await dialog.waitFor()
    expect(await minutes(visit)).toBe(3)
    await page.clock.fastForward(5 * MINUTE)
    await dialog.waitFor({ state: 'detached' })

    await page.clock.fastForward(20 * DAY)
    await page.reload()
    expect(await objecting(visit)).toEqual(['countdownPast'])
    expect(await dialog.count()).toBe(0)

    // A visitor who opens it sees that the time is over.
    await visit.wisp((wisp) => void wisp.open('popup00000001'))
    await dialog.waitFor()
    expect(await page.getByRole('timer').textContent()).toMatch(/^00\D+00\D+00\D+$/)
  })

  it.runIf(isShipped())('is not stored without consent, and runs all the same', async () => {
    await fixture.world.show(OFFER)
    fixture.world.put('/asks', 'data-consent="required"')
    const visit = await fixture.world.visit('/asks')
    await visit.dialog.waitFor()
    expect(await minutes(visit)).toBe(9)
    expect(await visit.page.evaluate(() => localStorage.length)).toBe(0)
  })
})

it.runIf(isShipped()).each(
  everydayRows([
    ['has figures of one width', 'barlow-condensed'],
    ['has none', 'marcellus'],
  ]),
)('figures that change leave the ones beside them where they are, in a typeface that %s', async (_, face) => {
  const [file] = ['700', '400']
    .map((weight) => at(`node_modules/@fontsource/${face}/files/${face}-latin-${weight}-normal.woff2`))
    .filter(existsSync)
  const font = readFileSync(String(file), 'base64')
  fixture.world.put(
    `/${face}`,
    '',
    `<style>@font-face { font-family: Odd; src: url(data:font/woff2;base64,${font}) }</style>`,
  )
  const html = '<style>.wisp-digits { font: 40px Odd }</style><div data-wisp-countdown></div>'
  await fixture.world.show(popupOf({ html, design: { countdown: { style: 'flip', seconds: 4000 } } }))
  const { dialog, page } = await fixture.world.visit(`/${face}`, {
    async prepare(visit) {
      await CLOCK.prepare(visit)
      // The typeface that comes late moves things; figures must not.
      await visit.page.addInitScript(ignoreShifts)
    },
  })
  await dialog.waitFor()
  await page.evaluate(() => document.fonts.load('40px Odd'))
  const readDigits = (): Promise<[text: string, places: number[]]> =>
    page
      .getByRole('timer')
      .evaluate((timer) => [
        `${timer.textContent}`,
        [...timer.querySelectorAll<HTMLElement>('.wisp-unit, .wisp-digit')].map(({ offsetLeft }) => offsetLeft),
      ])
  let before: number[] = []
  // Two looks that agree: on a busy machine, the typeface may be laid out a moment after it has come.
  await expect
    .poll(async () => {
      const last = before
      before = (await readDigits())[1]
      return isDeepStrictEqual(before, last)
    })
    .toBe(true)
  const texts = new Set<string>()
  for (let second = 0; second < 12; second++) {
    await page.clock.runFor(1000)
    const [text, places] = await readDigits()
    texts.add(text)
    expect(places).toEqual(before)
  }
  expect(texts.size).toBeGreaterThan(9)
})

describe('a countdown to a date', () => {
  const until = (end: string) =>
    popupOf({ html, design: { countdown: { style: 'digits', end, zone: 'UTC' } }, triggers: { timeDelay: 7_200 } })

  it.runIf(isShipped())('in the past keeps the server from handing out the popup', async () => {
    await fixture.world.show(until('2026-01-01T00:00'))
    const visit = await fixture.world.visit()
    expect(await visit.wisp(async (wisp) => [await wisp.ready(), (await wisp.explain()).popups][1])).toEqual([])
  })

  it.runIf(isShipped())('that ends while the page is open keeps the popup from showing', async () => {
    await fixture.world.show(until(new Date(Date.now() + 60 * MINUTE).toISOString().slice(0, 19)))
    const visit = await fixture.world.visit('/plain', { prepare: ({ page }) => page.clock.install() })
    await visit.decided()
    await visit.page.clock.fastForward(61 * MINUTE)
    expect(await objecting(visit)).toEqual(['countdownPast'])
    expect(await visit.dialog.count()).toBe(0)
  })
})
