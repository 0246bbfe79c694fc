import { describe, expect, it } from 'vitest'
import type { Bench } from '../pages/widgets'
import { isShipped } from '../support/builds'
import type { Visit } from '../support/visit.page'
import { checkOf, sentFor, withWidgets } from '../support/widgets'

const visit = withWidgets()
const fetched = ({ requests }: Visit): string[] => requests.map((request) => request.replace('GET /v/', ''))

describe.runIf(isShipped())('an international phone field', () => {
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

  it('on leaving, formats a number as its country does and checks it, and sends it with its dial code', async () => {
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
    // Some numbers of the country are as short.
    expect(await checkOf(seen, 'phone')).toEqual({ doubt: 'phoneInternational' })
    await field.fill('0502')
    expect(await checkOf(seen, 'phone')).toBe('phoneInternational')
    await field.fill('')
    expect(await checkOf(seen, 'phone')).toBe('')
  })

  it('switches to the country of a number with a dial code, and announces it', async () => {
    const seen = await visit()
    const { page } = seen
    const field = page.locator('#phone')
    await field.click()
    await page.getByText('+1', { exact: true }).waitFor()
    await field.fill('+44 2079460018')
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe('020 7946 0018')
    expect(await sentFor(seen, 'phone')).toBe('+442079460018')
    expect(await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.announcements)).toEqual([
      'United Kingdom \u2066+44\u2069',
    ])
  })

  it.each([
    ['001 44 20 7946 0018', '020 7946 0018', '+442079460018'],
    ['00 1 212 555 2671', '(212) 555-2671', '+12125552671'],
  ])('knows by the rules of both countries what is meant by %s in Korea', async (typed, shown, sent) => {
    const seen = await visit({ country: 'KR' })
    const field = seen.page.locator('#phone')
    await field.click()
    await expect.poll(() => fetched(seen)).toContain('phone/82.js')
    await field.fill(typed)
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe(shown)
    expect([await sentFor(seen, 'phone'), await checkOf(seen, 'phone')]).toEqual([sent, ''])
  })

  it('does not change what is typed before it has loaded', async () => {
    let come = () => {}
    const fixture = new Promise<void>((resolve) => {
      come = resolve
    })
    const late = ({ page }: Visit) => page.route('**/phone.js', (route) => fixture.then(() => route.continue()))
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

  it('accepts any number if the rules cannot be loaded', async () => {
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
