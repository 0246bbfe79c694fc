import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/builds'
import type { Visit } from '../support/visit.page'
import { ask, panelOf, withWidgets } from '../support/widgets'

const visit = withWidgets()

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

  it('can be searched and used by keyboard alone', async () => {
    const seen = await visit()
    const { page } = seen
    const button = await open(seen, 'Flower')
    const options = panelOf(seen).getByRole('option')
    // The option that stands for no choice is not in the list.
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

  it.runIf(isShipped())('tells screen readers its role, its value and the current position', async () => {
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

  it.runIf(isShipped())('closes by Escape before its popup does', async () => {
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

  it.runIf(isShipped())('takes several options if several are allowed', async () => {
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

  it.runIf(isShipped())(
    'opens over the edge of a small popup, and by touch without an on-screen keyboard',
    async () => {
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
    },
  )

  it.runIf(isShipped())('is the browser’s own select again when it is stopped', async () => {
    const seen = await visit()
    await open(seen, 'Colours')
    await ask(seen, 'colours', (widget) => widget?.stop())
    const { page } = seen
    expect(await page.locator('.wisp-cover,[popover],[data-wisp-covered]').count()).toBe(0)
    expect(await page.getByRole('listbox', { name: 'Colours' }).getAttribute('tabindex')).toBe('0')
  })
})
