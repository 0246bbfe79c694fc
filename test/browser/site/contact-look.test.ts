/** How a form of our own server looks on a page whose site has no css for it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { formHtml } from '../../../server/forms/render/html'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { contrast } from '../../support/contrast'
import { formOf } from '../../support/form-definitions'
import { putSite } from '../../support/site-page'
import { SITE } from '../../support/world'

const fixture = withWorld()
const WORDS = {
  en: { name: 'Your name', topic: 'Topic', message: 'Your message', days: 'Days', send: 'Send' },
  he: { name: 'השם שלך', topic: 'נושא', message: 'ההודעה שלך', days: 'ימים', send: 'שליחה' },
}
const formIn = (language: 'en' | 'he') => {
  const { name, topic, message, days, send } = WORDS[language]
  return formOf(
    [
      { name: 'your-name', label: name, required: true },
      { name: 'topic', kind: 'select', label: topic, options: ['A', 'B'.repeat(80)] },
      { name: 'days', kind: 'checkbox', label: days, options: ['1', '2'] },
      { name: 'note', kind: 'textarea', label: message },
    ],
    { id: language === 'en' ? 601 : 602, language, button: send },
  )
}
beforeAll(async () => {
  for (const language of ['en', 'he'] as const) await fixture.world.store.contactForms.save(SITE, formIn(language))
})

const open = async (language: 'en' | 'he', width: number, css = '') => {
  const { world } = fixture
  const html = `<main><h1>Contact</h1>${formHtml(formIn(language), { origin: world.wisp })}</main>`
  const { page } = await world.visit(putSite(world, html, { lang: language, css }), {
    viewport: { width, height: 800 },
  })
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
  return page
}
const hex = (rgb: string): string =>
  `#${(rgb.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((part) => Math.round(Number(part) * (rgb.startsWith('color(') ? 255 : 1)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

describe.runIf(isShipped())('a form on a page without css for it', () => {
  it.each([
    ['en', 1280, '#ffffff', ''],
    ['en', 320, '#000000', 'body{background:#000;color:#fff}'],
    ['he', 320, '#ffffff', ''],
  ] as const)('fits and can be read in %s, %i px wide, on %s', async (language, width, ground, css) => {
    const page = await open(language, width, css)
    const controls = page.locator('input[type=text]:visible,select,textarea,[type=submit]')
    const boxes = await controls.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(boxes.length).toBe(4)
    for (const { left, right } of boxes) expect([left >= 0, right <= width]).toEqual([true, true])
    const { send } = WORDS[language]
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

    await page.waitForFunction(() => performance.now() > 1_500)
    await page.getByRole('button', { name: send }).click()
    const tip = page.locator('.wpcf7-not-valid-tip').first()
    await tip.waitFor()
    const colour = hex(await tip.evaluate((element) => getComputedStyle(element).color))
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
    expect(Number.parseInt(colour.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(colour.slice(3, 5), 16) + 100)
    const output = page.locator('.wpcf7-response-output')
    expect(await output.evaluate((element) => getComputedStyle(element).borderBlockStartStyle)).toBe('solid')
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  it('looks as the site says wherever the site says something', async () => {
    const css = `select{max-width:500px}.wpcf7-response-output{border:1px dotted;padding:3px}`
    const page = await open('en', 1280, css)
    const of = (selector: string, ...names: string[]) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, all) => all.map((name) => getComputedStyle(element).getPropertyValue(name)), names)
    expect(await of('select', 'max-width')).toEqual(['500px'])
    expect(await of('.wpcf7-response-output', 'border-top-style', 'padding-top')).toEqual(['dotted', '3px'])
  })
})
