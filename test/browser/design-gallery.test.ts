import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'

const fixture = withWorld()

const open = async (viewport = { width: 1280, height: 800 }) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const visit = await fixture.world.visit(`${fixture.world.wisp}/gallery`, { ours: true, viewport, permissions })
  const { page } = visit
  await page.getByRole('heading', { name: 'Designs' }).waitFor()
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option })
  return {
    page,
    choose,
    cards: page.getByRole('main').getByRole('listitem'),
    popup: page.frameLocator('iframe').locator('wisp-popup .wisp-frame'),
    async show(name: string) {
      await page.getByRole('button', { name, exact: true }).click()
    },
    async copied(name: string): Promise<string> {
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    },
  }
}

describe.runIf(isShipped())('the gallery', () => {
  it('shows every design as a picture, and by type, use and brand', async () => {
    const { page, cards, choose } = await open()
    const all = await cards.count()
    expect(all).toBeGreaterThan(100)
    const [first] = await cards.getByRole('presentation').all()
    await expect.poll(() => first?.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
    await choose('Type', 'Lightbox')
    await choose('For', 'Newsletter')
    const names = await cards.getByRole('button').allTextContents()
    expect(names).toEqual(expect.arrayContaining(['Letter', 'Welcome poster']))
    await choose('Made for', 'Foxwillow Books, a bookshop')
    expect(await cards.getByRole('button').allTextContents()).toEqual(['Letter'])
    await page.getByText('1 design', { exact: true }).waitFor()
    await choose('Type', 'Social')
    await page.getByText('Take one of the filters away').waitFor()
  })

  it('shows one live, in the look that is chosen, and gives its popup file', async () => {
    const { page, show, choose, popup, copied } = await open()
    await show('Letter')
    await popup.getByRole('heading').first().waitFor()
    await choose('Look', 'Low Tunnel Records')
    await choose('Layout', 'Vertical')
    await choose('Language', 'Hebrew')
    await page.frameLocator('iframe').locator('html[lang=he] wisp-popup .wisp-frame[data-layout=vertical]').waitFor()
    expect(JSON.parse(await copied('Copy the popup file'))).toEqual({
      name: 'Letter',
      type: 'lightbox',
      format: 2,
      language: 'he',
      theme: 'tunnel',
      design: { layout: 'vertical' },
      // The facts of the design, which the owner is to replace.
      texts: expect.objectContaining({ line: expect.any(String), signed: expect.any(String) }),
    })
    await choose('Look', 'Your colour')
    await page.getByLabel('Your colour', { exact: true }).last().fill('#0a7d3b')
    await expect.poll(async () => JSON.parse(await copied('Copy the popup file')).theme).toEqual({ accent: '#0a7d3b' })
    expect(await page.locator('dialog iframe').count()).toBe(1)
    await page.keyboard.press('Escape')
  })

  it('gives what tries a design on a site of one’s own', async () => {
    const { show, popup, copied } = await open()
    await show('Limited drop')
    await popup.waitFor()
    const query = await copied('Copy what tries it')
    const { page, requests } = await fixture.world.visit(`/plain${query}`)
    await page.getByRole('dialog').getByText('Forty bells. Cast once.').waitFor()
    expect(requests.filter((request) => /viewed|conversion/.test(request))).toEqual([])
  })

  it('goes from one to the next by its arrows, and back to the card', async () => {
    const { page, show } = await open()
    await show('Letter')
    await page.getByRole('heading', { name: 'Letter' }).waitFor()
    await page.getByRole('button', { name: 'Next design' }).click()
    await page.getByRole('heading', { name: 'Sale countdown' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
  })

  it.each([1280, 320])('is accessible and fits a screen of %i px', async (width) => {
    const { page, show, cards } = await open({ width, height: 800 })
    await cards.first().waitFor()
    expect(await violationsOf(page, 'body')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await show('Letter')
    await page.locator('dialog iframe').waitFor()
    expect(await violationsOf(page, 'dialog')).toEqual([])
  })
})
