import { describe, expect, it } from 'vitest'
import { isShipped } from '../support/builds'
import type { Visit } from '../support/visit.page'
import { ask, panelOf, withWidgets } from '../support/widgets'

const visit = withWidgets()

describe('a searchable select', () => {
  const open = async (visitor: Visit, name: string) => {
    await visitor.page.locator(`#${name.toLowerCase()}`).focus()
    const button = visitor.page.getByRole('combobox', { name, exact: true }).and(visitor.page.locator('button'))
    await button.waitFor()
    await visitor.page.keyboard.press('ArrowDown')
    await panelOf(visitor).getByRole('listbox', { name }).waitFor()
    return button
  }
  const native = ({ page }: Visit, id: string) =>
    page
      .locator(`#${id}`)
      .evaluate((select: HTMLSelectElement) => [...select.selectedOptions].map(({ value }) => value))

  it('can be searched and used by keyboard alone', async () => {
    const visitor = await visit()
    const { page } = visitor
    const button = await open(visitor, 'Flower')
    const options = panelOf(visitor).getByRole('option')
    // The option that stands for no choice is not in the list.
    expect(await options.count()).toBe(7)
    await page.keyboard.type('cafe')
    expect(await options.allTextContents()).toEqual(['Café au lait dahlia'])
    await page.keyboard.type('x')
    await page.getByText('No results found').waitFor()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    expect(await native(visitor, 'flower')).toEqual(['Café au lait dahlia'])
    expect(await panelOf(visitor).count()).toBe(0)
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
    const visitor = await visit()
    const { page, dialog } = visitor
    await open(visitor, 'Flower')
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
    const visitor = await visit()
    const { page, dialog } = visitor
    await open(visitor, 'Flower')
    expect(await panelOf(visitor).count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await panelOf(visitor).count()).toBe(0)
    const isOpen = () => dialog.evaluate((element: HTMLDialogElement) => element.open)
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
  })

  it.runIf(isShipped())('takes several options if several are allowed', async () => {
    const visitor = await visit()
    const { page } = visitor
    const button = await open(visitor, 'Colours')
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    expect(await native(visitor, 'colours')).toEqual(['r', 'b'])
    expect(await panelOf(visitor).getByRole('option', { selected: true }).allTextContents()).toEqual(['Red', 'Blue'])
    await panelOf(visitor).getByRole('option', { name: 'Red' }).click()
    expect(await native(visitor, 'colours')).toEqual(['b'])
    await page.keyboard.press('Escape')
    expect(await button.textContent()).toBe('Blue')
  })

  it.runIf(isShipped())(
    'opens over the edge of a small popup, and by touch without an on-screen keyboard',
    async () => {
      const phone = { viewport: { width: 360, height: 420 }, hasTouch: true, isMobile: true }
      const visitor = await visit({}, phone)
      const { page } = visitor
      await page.locator('#flower').tap()
      await page.getByRole('combobox', { name: 'Flower', exact: true }).and(page.locator('button')).tap()
      const list = panelOf(visitor).getByRole('listbox')
      await list.waitFor()
      expect(await list.evaluate((element) => element.matches(':focus'))).toBe(true)
      const box = await panelOf(visitor).boundingBox()
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 360 && box.y + box.height <= 420).toBe(true)
      await panelOf(visitor).getByRole('option', { name: 'Geranium' }).tap()
      expect(await native(visitor, 'flower')).toEqual(['Geranium'])
    },
  )

  it.runIf(isShipped())('is the browser’s own select again when it is stopped', async () => {
    const visitor = await visit()
    await open(visitor, 'Colours')
    await ask(visitor, 'colours', (widget) => widget?.stop())
    const { page } = visitor
    expect(await page.locator('.wisp-cover,[popover],[data-wisp-covered]').count()).toBe(0)
    expect(await page.getByRole('listbox', { name: 'Colours' }).getAttribute('tabindex')).toBe('0')
  })
})
