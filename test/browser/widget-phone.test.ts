import { describe, expect, it } from 'vitest'
import type { Bench } from '../pages/widgets'
import { isShipped } from '../support/builds'
import type { Visit } from '../support/visit.page'
import { checkOf, sentFor, withWidgets } from '../support/widgets'

const visit = withWidgets()
const fetched = ({ requests }: Visit): string[] => requests.map((request) => request.replace('GET /v/', ''))

describe.runIf(isShipped())('an international phone field', () => {
  it('fetches nothing before it is touched, then one country’s rules at a time', async () => {
    const visitor = await visit()
    const { page } = visitor
    expect(fetched(visitor)).toEqual([])
    await page.locator('#phone').click()
    const country = page.locator('button').and(page.getByLabel('Country of the phone number'))
    await country.waitFor()
    await expect
      .poll(() => fetched(visitor).sort())
      .toEqual(['phone.js', 'phone/1.js', 'phone/countries.js', 'select.js'])
    await country.click()
    await page.keyboard.type('kingd')
    await page.keyboard.press('Enter')
    await expect.poll(() => fetched(visitor).at(-1)).toBe('phone/44.js')
    expect(fetched(visitor)).toHaveLength(5)
    expect(await country.textContent()).toContain('United Kingdom')
  })

  it('on leaving, formats a number as its country does and checks it, and sends it with its dial code', async () => {
    const visitor = await visit({ country: 'IL' })
    const { page } = visitor
    const field = page.locator('#phone')
    await field.click()
    await page.getByText('+972').first().waitFor()
    await expect.poll(() => fetched(visitor)).toContain('phone/972.js')
    await field.fill('0502345678')
    expect(await field.inputValue()).toBe('0502345678')
    await field.blur()
    expect(await field.inputValue()).toBe('050-234-5678')
    expect(await sentFor(visitor, 'phone')).toBe('+972502345678')
    expect(await checkOf(visitor, 'phone')).toBe('')
    await field.fill('050234567')
    // Some numbers of the country are as short.
    expect(await checkOf(visitor, 'phone')).toEqual({ doubt: 'phoneInternational' })
    await field.fill('0502')
    expect(await checkOf(visitor, 'phone')).toBe('phoneInternational')
    await field.fill('')
    expect(await checkOf(visitor, 'phone')).toBe('')
  })

  it('switches to the country of a number with a dial code, and announces it', async () => {
    const visitor = await visit()
    const { page } = visitor
    const field = page.locator('#phone')
    await field.click()
    await page.getByText('+1', { exact: true }).waitFor()
    await field.fill('+44 2079460018')
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe('020 7946 0018')
    expect(await sentFor(visitor, 'phone')).toBe('+442079460018')
    expect(await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.announcements)).toEqual([
      'United Kingdom \u2066+44\u2069',
    ])
  })

  it.each([
    ['001 44 20 7946 0018', '020 7946 0018', '+442079460018'],
    ['00 1 212 555 2671', '(212) 555-2671', '+12125552671'],
  ])('knows by the rules of both countries what is meant by %s in Korea', async (typed, text, value) => {
    const visitor = await visit({ country: 'KR' })
    const field = visitor.page.locator('#phone')
    await field.click()
    await expect.poll(() => fetched(visitor)).toContain('phone/82.js')
    await field.fill(typed)
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe(text)
    expect([await sentFor(visitor, 'phone'), await checkOf(visitor, 'phone')]).toEqual([value, ''])
  })

  it('does not change what is typed before it has loaded', async () => {
    let release = () => {}
    const fixture = new Promise<void>((resolve) => {
      release = resolve
    })
    const late = ({ page }: Visit) => page.route('**/phone.js', (route) => fixture.then(() => route.continue()))
    const visitor = await visit({}, { prepare: late })
    const field = visitor.page.locator('#phone')
    await field.focus()
    await visitor.page.keyboard.type('2125551234')
    release()
    await expect.poll(() => fetched(visitor)).toContain('phone/1.js')
    await visitor.page.waitForFunction(() => 'phone' in (globalThis as unknown as { bench: Bench }).bench.widgets)
    expect(await visitor.page.locator('.wisp-dial').count()).toBe(0)
    await visitor.page.keyboard.press('Tab')
    await visitor.page.locator('.wisp-dial').waitFor()
    await expect.poll(() => field.inputValue()).toBe('(212) 555-1234')
  })

  it('accepts any number if the rules cannot be loaded', async () => {
    const visitor = await visit(
      {},
      { prepare: ({ page }: Visit) => page.route('**/phone/1.js', (route) => route.abort()) },
    )
    const { page } = visitor
    const warned = page.waitForEvent('console', (message) => message.text().includes('[wisp]'))
    const field = page.locator('#phone')
    await field.click()
    await warned
    await field.fill('(212) 55')
    await field.blur()
    expect(await field.inputValue()).toBe('(212) 55')
    expect(await checkOf(visitor, 'phone')).toBe('')
    expect(await sentFor(visitor, 'phone')).toBe('+121255')
  })
})
