import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import type { Widget } from '../../shared/widget'
import type { Bench } from '../pages/widgets'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import type { Visit } from '../support/visit.page'

const held = withWorld()

const bundlePage = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: at('test/pages/widgets.ts') }, modulePreload: false },
  })
  const { output } = [result].flat()[0] as { output: { code?: string }[] }
  return output[0]?.code ?? ''
}

/** Where this run's chunks are. */
let chunks = ''

beforeAll(async () => {
  held.world.files['/widgets.js'] = { type: 'text/javascript', body: await bundlePage() }
  const loader = await (await fetch(`${held.world.wisp}/wisp.js`)).text()
  chunks = `${held.world.wisp}/${loader.match(/v\/[0-9a-f]{10}\//)}`
})

const visit = async (asked = {}, options = {}) => {
  const path = `/widgets?${new URLSearchParams({ chunks, ...asked })}`
  const opened = await held.world.visit(path, options)
  await opened.dialog.waitFor()
  return opened
}
const ask = <T>({ page }: Visit, id: string, question: (widget: Widget | undefined) => T): Promise<T> =>
  page.evaluate(`(${question})(bench.widgets[${JSON.stringify(id)}])`)
const checkOf = (at: Visit, id: string) => ask(at, id, (widget) => widget?.check?.() ?? '')
const sentFor = (at: Visit, id: string) => ask(at, id, (widget) => widget?.value?.() ?? '')
/** The panel that is open. */
const panelOf = ({ page }: Visit) => page.locator('.wisp-dropdown:popover-open')
const fetched = ({ requests }: Visit): string[] => requests.map((request) => request.replace('GET /v/', ''))

describe('an international phone field', () => {
  it('fetches nothing before it is touched, then one country’s rules at a time', async () => {
    const seen = await visit()
    const { page } = seen
    expect(fetched(seen)).toEqual([])
    await page.locator('#phone').click()
    const country = page.locator('button').and(page.getByLabel('Country of the phone number'))
    await country.waitFor()
    await expect.poll(() => fetched(seen).sort()).toEqual(['phone.js', 'phone/1.js', 'phone/countries.js', 'select.js'])
    await country.click()
    await page.keyboard.type('kingd')
    await page.keyboard.press('Enter')
    await expect.poll(() => fetched(seen).at(-1)).toBe('phone/44.js')
    expect(fetched(seen)).toHaveLength(5)
    expect(await country.textContent()).toContain('United Kingdom')
  })

  it('writes a number as its country does once it is left, judges it, and sends it with its dial code', async () => {
    const seen = await visit({ country: 'IL' })
    const { page } = seen
    const field = page.locator('#phone')
    await field.click()
    await page.getByText('+972').first().waitFor()
    await expect.poll(() => fetched(seen)).toContain('phone/972.js')
    await field.fill('0502345678')
    expect(await field.inputValue()).toBe('0502345678')
    await field.blur()
    expect(await field.inputValue()).toBe('050-234-5678')
    expect(await sentFor(seen, 'phone')).toBe('+972502345678')
    expect(await checkOf(seen, 'phone')).toBe('')
    await field.fill('050234567')
    expect(await checkOf(seen, 'phone')).toBe('phoneInternational')
    await field.fill('')
    expect(await checkOf(seen, 'phone')).toBe('')
  })

  it('goes to the country that a number names itself, and says so', async () => {
    const seen = await visit()
    const { page } = seen
    const field = page.locator('#phone')
    await field.click()
    await page.getByText('+1', { exact: true }).waitFor()
    await field.fill('+44 2079460018')
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe('020 7946 0018')
    expect(await sentFor(seen, 'phone')).toBe('+442079460018')
    expect(await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.said)).toEqual([
      'United Kingdom \u2066+44\u2069',
    ])
  })

  it('moves nothing that is typed before it comes', async () => {
    let come = () => {}
    const held = new Promise<void>((resolve) => {
      come = resolve
    })
    const late = ({ page }: Visit) => page.route('**/phone.js', (route) => held.then(() => route.continue()))
    const seen = await visit({}, { prepare: late })
    const field = seen.page.locator('#phone')
    await field.focus()
    await seen.page.keyboard.type('2125551234')
    come()
    await expect.poll(() => fetched(seen)).toContain('phone/1.js')
    await seen.page.waitForFunction(() => 'phone' in (globalThis as unknown as { bench: Bench }).bench.widgets)
    expect(await seen.page.locator('.wisp-dial').count()).toBe(0)
    await seen.page.keyboard.press('Tab')
    await seen.page.locator('.wisp-dial').waitFor()
    await expect.poll(() => field.inputValue()).toBe('(212) 555-1234')
  })

  it('takes any number where the rules cannot be had', async () => {
    const seen = await visit(
      {},
      { prepare: ({ page }: Visit) => page.route('**/phone/1.js', (route) => route.abort()) },
    )
    const { page } = seen
    const warned = page.waitForEvent('console', (message) => message.text().includes('[wisp]'))
    const field = page.locator('#phone')
    await field.click()
    await warned
    await field.fill('(212) 55')
    await field.blur()
    expect(await field.inputValue()).toBe('(212) 55')
    expect(await checkOf(seen, 'phone')).toBe('')
    expect(await sentFor(seen, 'phone')).toBe('+121255')
  })
})

describe('a searchable select', () => {
  const open = async (seen: Visit, name: string) => {
    await seen.page.locator(`#${name.toLowerCase()}`).focus()
    const button = seen.page.getByRole('combobox', { name, exact: true }).and(seen.page.locator('button'))
    await button.waitFor()
    await seen.page.keyboard.press('ArrowDown')
    await panelOf(seen).getByRole('listbox', { name }).waitFor()
    return button
  }
  const native = ({ page }: Visit, id: string) =>
    page
      .locator(`#${id}`)
      .evaluate((select: HTMLSelectElement) => [...select.selectedOptions].map(({ value }) => value))

  it('is searched and chosen from by keyboard alone', async () => {
    const seen = await visit()
    const { page } = seen
    const button = await open(seen, 'Flower')
    const options = panelOf(seen).getByRole('option')
    // What stands for no choice is none.
    expect(await options.count()).toBe(7)
    await page.keyboard.type('cafe')
    expect(await options.allTextContents()).toEqual(['Café au lait dahlia'])
    await page.keyboard.type('x')
    await page.getByText('No results found').waitFor()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    expect(await native(seen, 'flower')).toEqual(['Café au lait dahlia'])
    expect(await panelOf(seen).count()).toBe(0)
    expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true)
    expect(await button.textContent()).toBe('Café au lait dahlia')
    // Typing opens it as well.
    await page.keyboard.press('e')
    expect(await page.getByRole('combobox', { name: 'Search...' }).inputValue()).toBe('e')
    // Tab leaves it, and its list.
    await page.keyboard.press('Tab')
    await page.getByRole('combobox', { name: 'Colours' }).and(page.locator(':focus')).waitFor()
  })

  it('tells screen readers what it is, what it holds and where one is in it', async () => {
    const seen = await visit()
    const { page, dialog } = seen
    await open(seen, 'Flower')
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('dialog', { name: 'Flower' }).ariaSnapshot()).toMatch(
      /^- dialog "Flower":\n {2}- combobox "Search\.\.\." \[expanded\]\n {2}- listbox "Flower":\n {4}- option "Anemone"\n {4}- option "Begonia"/,
    )
    const search = page.getByRole('combobox', { name: 'Search...' })
    const active = await search.getAttribute('aria-activedescendant')
    expect(await page.locator(`#${active}`).textContent()).toBe('Begonia')
    await page.keyboard.press('Escape')
    expect(await dialog.ariaSnapshot()).toContain('- combobox "Flower": Choose a flower')
  })

  it('closes by Escape before its popup does', async () => {
    const seen = await visit()
    const { page, dialog } = seen
    await open(seen, 'Flower')
    expect(await panelOf(seen).count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await panelOf(seen).count()).toBe(0)
    const isOpen = () => dialog.evaluate((element: HTMLDialogElement) => element.open)
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
  })

  it('takes several where several may be', async () => {
    const seen = await visit()
    const { page } = seen
    const button = await open(seen, 'Colours')
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    expect(await native(seen, 'colours')).toEqual(['r', 'b'])
    expect(await panelOf(seen).getByRole('option', { selected: true }).allTextContents()).toEqual(['Red', 'Blue'])
    await panelOf(seen).getByRole('option', { name: 'Red' }).click()
    expect(await native(seen, 'colours')).toEqual(['b'])
    await page.keyboard.press('Escape')
    expect(await button.textContent()).toBe('Blue')
  })

  it('opens over the edge of a small popup, by touch without bringing up a keyboard', async () => {
    const phone = { viewport: { width: 360, height: 420 }, hasTouch: true, isMobile: true }
    const seen = await visit({}, phone)
    const { page } = seen
    await page.locator('#flower').tap()
    await page.getByRole('combobox', { name: 'Flower', exact: true }).and(page.locator('button')).tap()
    const list = panelOf(seen).getByRole('listbox')
    await list.waitFor()
    expect(await list.evaluate((element) => element.matches(':focus'))).toBe(true)
    const box = await panelOf(seen).boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 360 && box.y + box.height <= 420).toBe(true)
    await panelOf(seen).getByRole('option', { name: 'Geranium' }).tap()
    expect(await native(seen, 'flower')).toEqual(['Geranium'])
  })

  it('is the browser’s own again when it is stopped', async () => {
    const seen = await visit()
    await open(seen, 'Colours')
    await ask(seen, 'colours', (widget) => widget?.stop())
    const { page } = seen
    expect(await page.locator('.wisp-cover,[popover],[data-wisp-covered]').count()).toBe(0)
    expect(await page.getByRole('listbox', { name: 'Colours' }).getAttribute('tabindex')).toBe('0')
  })
})

describe('a date', () => {
  const calendarOf = async ({ page }: Visit, field: string, button: string | RegExp) => {
    await page.locator(field).focus()
    await page.getByRole('button', { name: button }).click()
    return page.getByRole('grid')
  }

  it('is typed as one likes, and in order once it is left', async () => {
    const seen = await visit()
    const field = seen.page.locator('#birthday')
    await field.focus()
    await seen.page.getByRole('button', { name: 'Choose a date' }).waitFor()
    await seen.page.keyboard.type('01021990')
    expect(await field.inputValue()).toBe('01021990')
    await field.blur()
    expect(await field.inputValue()).toBe('01/02/1990')
    await field.fill('31/02/1990')
    await field.blur()
    expect(await field.inputValue()).toBe('31/02/1990')
    expect(await checkOf(seen, 'birthday')).toBe('date')
    await field.fill('')
    expect(await checkOf(seen, 'birthday')).toBe('')
  })

  it('is chosen by keyboard from a calendar, and the focus goes back', async () => {
    const seen = await visit()
    const { page } = seen
    await page.locator('#birthday').fill('18/11/1990')
    await calendarOf(seen, '#birthday', /November 18, 1990/)
    const day = (name: RegExp) => page.getByRole('gridcell', { name }).and(page.locator(':focus'))
    await day(/November 18, 1990/).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Shift+PageUp')
    await day(/December 19, 1989/).waitFor()
    // Tab goes round: from the days to what leads to other months.
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

  it('keeps within its limits; a native field shows dd/mm/yyyy as well', async () => {
    const seen = await visit()
    const { page } = seen
    const grid = await calendarOf(seen, '#visit', /March 30, 2026/)
    expect(await page.locator('#visit').inputValue()).toBe('30/03/2026')
    await page.getByRole('button', { name: 'Next month' }).click()
    expect(await page.getByRole('button', { name: 'Next month' }).isDisabled()).toBe(true)
    // The 30th of April is too late.
    expect(await grid.getByRole('gridcell').and(page.locator('[tabindex="0"]')).textContent()).toBe('20')
    await grid.getByRole('gridcell', { name: /April 21/ }).click({ force: true })
    expect(await page.locator('#visit').inputValue()).toBe('30/03/2026')
    await grid.getByRole('gridcell', { name: /April 7/ }).click()
    expect(await sentFor(seen, 'visit')).toBe('07/04/2026')
    await page.locator('#visit').fill('21/04/2026')
    expect(await checkOf(seen, 'visit')).toBe('invalid')
  })

  it('reads from right to left in Hebrew, in weeks that begin on Sunday', async () => {
    const seen = await visit({ language: 'he', country: 'IL' })
    const { page } = seen
    await page.locator('#birthday').fill('18/11/1990')
    const grid = await calendarOf(seen, '#birthday', /18 בנובמבר 1990/)
    expect(await grid.getByRole('columnheader').first().getAttribute('abbr')).toBe('יום ראשון')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    expect(await page.locator('#birthday').inputValue()).toBe('19/11/1990')
  })
})

it('gives screen readers nothing to complain of, with each widget open', async () => {
  const seen = await visit()
  const { page } = seen
  for (const [field, button] of Object.entries({
    '#phone': 'Country of the phone number',
    '#flower': 'Flower',
    '#colours': 'Colours',
    '#birthday': 'Choose a date',
  })) {
    await page.locator(field).focus()
    await page.locator('button').and(page.getByLabel(button)).click()
    await panelOf(seen).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
})
