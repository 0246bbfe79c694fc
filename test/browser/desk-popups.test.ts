import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { SEGMENT } from '../support/segment'
import { popupOf } from '../support/shop'
import { DESK_TOKEN, SITE } from '../support/world'

const fixture = withWorld()
const NAME = 'Newsletter of links'
const ID = 'desklinks0001'

const HTML = `<form data-wisp-form>
  <label>Your size <input data-wisp-field="q1"></label>
  <label>Phone <input data-wisp-field="phone"></label>
  <label>Phone <input data-wisp-field="other"></label>
</form>
<a href="/sale">To the <b>sale</b></a>
<a href="https://maps.site/us">The way</a>
<a href="http://192.168.0.7/">Our own machine</a>
<a href="/a"><svg viewBox="0 0 1 1"></svg></a>`

const desk = async (viewport = { width: 1280, height: 800 }) => {
  const { store } = fixture.world
  await store.popups.save(SITE, popupOf({ id: ID, name: NAME, onClickOnly: true, html: HTML }))
  const visit = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, { ours: true, viewport })
  const { page } = visit
  await page.getByText('Live', { exact: true }).waitFor()
  return { page, details: page.getByRole('button', { name: `Details of ${NAME}` }), links: page.locator('.links li') }
}

describe.runIf(isShipped())('popups on the desk', () => {
  it('say where they send their visitors once somebody asks', async () => {
    const { page, details, links } = await desk()
    expect(await links.count()).toBe(0)
    await details.click()
    await expect
      .poll(async () => (await links.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')))
      .toEqual([
        'To the sale /sale',
        'The way https://maps.site/us The way in a new tab Another site',
        'Our own machine http://192.168.0.7/ Our own machine in a new tab This address leads to 192.168.0.7, which is no public address.',
        'A picture without words /a',
      ])
    expect(await details.getAttribute('aria-expanded')).toBe('true')
    expect(await violationsOf(page, 'section[aria-labelledby="popups-title"]')).toEqual([])
    await details.click()
    await expect.poll(() => links.count()).toBe(0)
  })

  it('do so on a phone, without wider than the screen', async () => {
    const { page, details, links } = await desk({ width: 390, height: 800 })
    await details.click()
    await links.first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('have leads whose answers are called as on their form', async () => {
    const { store } = fixture.world
    const { page } = await desk()
    await store.conversions.add({
      siteKey: SITE,
      popupId: ID,
      segment: SEGMENT,
      submissionId: '',
      target: 'lead',
      lead: true,
      suspect: false,
      problems: {},
      email: 'labels@example.com',
      fields: { q1: '42', phone: '1', other: '2', unknown: '3' },
      ...{ viewerId: 'v', clientId: '', consent: '', trigger: '', url: '', elapsed: 5, trap: '', facts: {} },
    })
    const row = page.getByRole('row').filter({ hasText: 'labels@example.com' })
    await expect
      .poll(() => row.locator('.chips li').allInnerTexts())
      .toEqual(['Your size 42', 'Phone (phone) 1', 'Phone (other) 2', 'unknown 3'])
    expect(await row.locator('.chips b').first().getAttribute('title')).toBe('q1')
  })
})
