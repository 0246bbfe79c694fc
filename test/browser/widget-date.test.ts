import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/builds'
import type { Visit } from '../support/visit.page'
import { checkOf, sentFor, withWidgets } from '../support/widgets'

const visit = withWidgets()

describe.runIf(isShipped())('a date field', () => {
  const calendarOf = async ({ page }: Visit, field: string, button: string | RegExp) => {
    await page.locator(field).focus()
    await page.getByRole('button', { name: button }).click()
    return page.getByRole('grid')
  }

  it('can be typed in any way, and is formatted on leaving the field', async () => {
    const visitor = await visit({}, { locale: 'de-DE' })
    const field = visitor.page.locator('#birthday')
    await field.focus()
    await visitor.page.getByRole('button', { name: 'Choose a date' }).waitFor()
    await visitor.page.keyboard.type('01021990')
    expect(await field.inputValue()).toBe('01021990')
    await field.blur()
    expect(await field.inputValue()).toBe('01/02/1990')
    for (const typed of ['3 March 1990', '3. März 1990']) {
      await field.fill(typed)
      await field.blur()
      expect(await field.inputValue()).toBe('03/03/1990')
    }
    await field.fill('31/02/1990')
    await field.blur()
    expect(await field.inputValue()).toBe('31/02/1990')
    expect(await checkOf(visitor, 'birthday')).toBe('date')
    await field.fill('')
    expect(await checkOf(visitor, 'birthday')).toBe('')
  })

  it('can be chosen by keyboard from a calendar, and gets the focus back', async () => {
    const visitor = await visit()
    const { page } = visitor
    await page.locator('#birthday').fill('18/11/1990')
    await calendarOf(visitor, '#birthday', /November 18, 1990/)
    const day = (name: RegExp) => page.getByRole('gridcell', { name }).and(page.locator(':focus'))
    await day(/November 18, 1990/).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Shift+PageUp')
    await day(/December 19, 1989/).waitFor()
    // Tab goes round: from the days to the controls for other months.
    await page.keyboard.press('Tab')
    expect(await page.getByRole('button', { name: 'Previous month' }).evaluate((it) => it.matches(':focus'))).toBe(true)
    await page.getByLabel('Year').selectOption('1969')
    await page.keyboard.press('Shift+Tab')
    await day(/December 19, 1969/).waitFor()
    await page.keyboard.press('Enter')
    expect(await page.locator('#birthday').inputValue()).toBe('19/12/1969')
    expect(await page.getByRole('button', { name: /December 19, 1969/ }).evaluate((it) => it.matches(':focus'))).toBe(
      true,
    )
  })

  it('respects its limits; a native field shows dd/mm/yyyy as well', async () => {
    const visitor = await visit()
    const { page } = visitor
    const grid = await calendarOf(visitor, '#visit', /March 30, 2026/)
    expect(await page.locator('#visit').inputValue()).toBe('30/03/2026')
    await page.getByRole('button', { name: 'Next month' }).click()
    expect(await page.getByRole('button', { name: 'Next month' }).isDisabled()).toBe(true)
    // The 30th of April would be beyond the limit.
    expect(await grid.getByRole('gridcell').and(page.locator('[tabindex="0"]')).textContent()).toBe('20')
    await grid.getByRole('gridcell', { name: /April 21/ }).click({ force: true })
    expect(await page.locator('#visit').inputValue()).toBe('30/03/2026')
    await grid.getByRole('gridcell', { name: /April 7/ }).click()
    expect(await sentFor(visitor, 'visit')).toBe('07/04/2026')
    await page.locator('#visit').fill('21/04/2026')
    // The form itself says that the date is beyond the owner’s limit, as for every field.
    expect(await checkOf(visitor, 'visit')).toEqual({ doubt: 'yearUnlikely' })
  })

  it('reads from right to left in Hebrew, with weeks that begin on Sunday', async () => {
    const visitor = await visit({ language: 'he', country: 'IL' })
    const { page } = visitor
    await page.locator('#birthday').fill('18/11/1990')
    const grid = await calendarOf(visitor, '#birthday', /18 בנובמבר 1990/)
    expect(await grid.getByRole('columnheader').first().getAttribute('abbr')).toBe('יום ראשון')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    expect(await page.locator('#birthday').inputValue()).toBe('19/11/1990')
  })
})
