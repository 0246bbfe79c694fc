import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { putPage } from '../../support/page-parts'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const show = async (
  input: string,
  options: Parameters<typeof putPage>[3] & { hasTouch?: boolean } = {},
): Promise<Visit> => {
  const { hasTouch = false, ...page } = options
  putPage(fixture.world, '/date', `<form action="/sent"><label>Day ${input}</label><button>Send</button></form>`, page)
  fixture.world.files['/sent'] = { type: 'text/html', body: '<!doctype html><title>Sent</title>' }
  const visit = await fixture.world.visit('/date', { hasTouch, isMobile: hasTouch })
  await visit.page.locator('input[type=hidden],input[data-wisp-native]').first().waitFor({ state: 'attached' })
  return visit
}
const field = ({ page }: Visit) => page.getByLabel('Day', { exact: false }).and(page.locator('input'))
const valuesOf = async ({ page }: Visit): Promise<unknown> =>
  page.evaluate(() => Object.fromEntries(new FormData(document.forms[0])))
const problem = (visit: Visit) => field(visit).evaluate((it: HTMLInputElement) => it.validationMessage)

describe.runIf(isShipped())('a date field of the page', () => {
  it('shows its date in words, and sends yyyy-mm-dd', async () => {
    const visit = await show('<input data-wisp-date name="day" value="2026-11-22">')
    expect(await field(visit).inputValue()).toBe('22nd November 2026')
    expect(await valuesOf(visit)).toEqual({ day: '2026-11-22' })
    await visit.page.getByRole('button', { name: 'Send' }).click()
    await visit.page.waitForURL('**/sent?day=2026-11-22')
  })

  it.each([
    ['22nd November 2026', '22nd November 2026', '2026-11-22'],
    ['22S November 2026', '22nd November 2026', '2026-11-22'],
    ['2026-11-23', '23rd November 2026', '2026-11-23'],
    ['1 Dec 2026', '1st December 2026', '2026-12-01'],
  ])('takes “%s” for a date', async (typed, text, date) => {
    const visit = await show('<input data-wisp-date name="day">')
    await field(visit).fill(typed)
    expect(await valuesOf(visit)).toEqual({ day: date })
    await field(visit).blur()
    expect(await field(visit).inputValue()).toBe(text)
    expect(await problem(visit)).toBe('')
  })

  it('has no value or limits that cannot be read, and tells its owner', async () => {
    const html =
      '<input data-wisp-date name="day" data-wisp-format="dd/mm/yy" value="30/02/2026" min="2026-02-29" max="1st of May">'
    for (const query of ['', '?wisp-inspect']) {
      putPage(fixture.world, '/date', `<form><label>Day ${html}</label></form>`)
      const messages: string[] = []
      const visit = await fixture.world.visit(`/date${query}`, {
        prepare: ({ page }) => page.on('console', (message) => messages.push(message.text())),
      })
      await visit.page.locator('input[type=hidden]').waitFor({ state: 'attached' })
      await field(visit).fill('01/01/1990')
      expect(await problem(visit)).toBe('')
      const expected = query ? ['value="30/02/2026"', 'min="2026-02-29"', 'max="1st of May"'] : []
      expect(messages.filter((text) => text.startsWith('[wisp]'))).toEqual(
        expected.map((it) => expect.stringContaining(`${it} is no date`)),
      )
    }
  })

  it('says what is wrong with a date', async () => {
    const visit = await show('<input data-wisp-date name="day" required min="2026-03-05" max="2026-04-20">')
    const table: [string, string | RegExp][] = [
      ['31st April 2026', /^Please enter a date, for example \d+\w\w \w+ \d{4}$/],
      ['4th March 2026', 'The first possible date is 5th March 2026'],
      ['21st April 2026', 'The last possible date is 20th April 2026'],
      ['20th April 2026', /^$/],
      ['', /./],
    ]
    for (const [typed, message] of table) {
      await field(visit).fill(typed)
      expect(await problem(visit)).toEqual(expect.stringMatching(message))
    }
  })

  it('is chosen by keyboard from a calendar whose weeks begin on Monday', async () => {
    const visit = await show('<input data-wisp-date data-wisp-format="DD, d M yy" name="day" value="2026-11-22">')
    const { page, requests } = visit
    expect(requests.some((request) => request.includes('calendar'))).toBe(false)
    await field(visit).focus()
    await page.getByRole('button', { name: /November 22, 2026/ }).waitFor()
    await page.keyboard.press('Alt+ArrowDown')
    const grid = page.getByRole('grid')
    expect(await grid.getByRole('columnheader').first().getAttribute('abbr')).toBe('Monday')
    expect(await violationsOf(page, 'form')).toEqual([])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await field(visit).inputValue()).toBe('Monday, 23 Nov 2026')
    expect(await valuesOf(visit)).toEqual({ day: '2026-11-23' })
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('wisp-date')
  })

  it('keeps a date whose format leaves out the year', async () => {
    const visit = await show('<input data-wisp-date data-wisp-format="dS MM" name="day" value="2031-11-22">')
    expect(await field(visit).inputValue()).toBe('22nd November')
    expect(await valuesOf(visit)).toEqual({ day: '2031-11-22' })
  })

  it('has its first date again after a reset', async () => {
    const visit = await show('<input data-wisp-date name="day" value="2026-11-22">')
    await field(visit).fill('1 May 2027')
    await visit.page.evaluate(() => document.forms[0]?.reset())
    await expect.poll(() => field(visit).inputValue()).toBe('22nd November 2026')
    expect(await valuesOf(visit)).toEqual({ day: '2026-11-22' })
  })

  it('speaks Hebrew on a Hebrew page, and its button stands at the end of the field', async () => {
    putPage(fixture.world, '/he', '<label>Day <input data-wisp-date name="day" value="2026-11-22"></label>', {
      lang: 'he',
    })
    const visit = await fixture.world.visit('/he')
    await expect.poll(() => field(visit).inputValue()).toBe('22 נובמבר 2026')
    await field(visit).focus()
    const button = visit.page.getByRole('button', { name: /שינוי התאריך/ })
    await button.waitFor()
    const [of, box] = [await field(visit).boundingBox(), await button.boundingBox()]
    expect(Math.abs((of?.x ?? 0) - (box?.x ?? 0))).toBeLessThanOrEqual(2)
    await button.click()
    expect(await visit.page.getByRole('grid').getByRole('columnheader').first().getAttribute('abbr')).toBe('יום שני')
  })

  it('looks as it does whatever the page’s style, and covers nothing but the end of the field', async () => {
    const css =
      'button{width:300px!important;background:red}span,div,table,td{display:block;border:9px solid red}form *{position:relative;margin:20px}'
    const visit = await show('<input data-wisp-date name="day" value="2026-11-22">', { css })
    await field(visit).focus()
    const button = visit.page.getByRole('button', { name: /November 22, 2026/ })
    await button.waitFor()
    const [of, box] = [await field(visit).boundingBox(), await button.boundingBox()]
    expect(box?.width).toBe(44)
    expect(Math.round((box?.x ?? 0) + 44)).toBe(Math.round((of?.x ?? 0) + (of?.width ?? 0)))
    await button.click()
    expect((await visit.page.getByRole('grid').boundingBox())?.width).toBeLessThan(320)
  })

  it('is the browser’s own on touch screens, and where the page does not ask for more', async () => {
    const visit = await show(
      '<input type="date" data-wisp-date data-wisp-native name="day" value="2026-11-22"><input type="date" name="other">',
      { hasTouch: true },
    )
    await visit.page.locator('[name=day]').focus()
    expect(await visit.page.locator('[type=date]').count()).toBe(2)
    expect(await valuesOf(visit)).toEqual({ day: '2026-11-22', other: '' })
  })
})
