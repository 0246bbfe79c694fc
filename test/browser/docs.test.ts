import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import type { WispApi } from '../../shared/page/model/api'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { expectNone } from '../support/document-lists'
import { popupOf } from '../support/popup'
import { SITE } from '../support/world'

const fixture = withWorld()

/** All HTML examples of docs/page.md on one page, with this server and this site filled in. */
const manualPage = (): string => {
  const examples = [...readFileSync(at('docs/page.md'), 'utf8').matchAll(/```html\n(.*?)```/gs)].map(([, html]) => html)
  expect(examples.length).toBeGreaterThan(2)
  const html = examples
    .join('\n')
    .replaceAll('https://popups.example.com', fixture.world.wisp)
    .replaceAll('SITE_KEY', SITE)
  return `<!doctype html><html lang="en"><title>The manual</title><body>${html}</body></html>`
}

describe('docs/page.md', () => {
  it('has examples that work as they are: the queue, the link, the button, the listener', async () => {
    await fixture.world.show(popupOf({ id: 'demoaskus0001', onClickOnly: true, triggers: {} }))
    const messages: string[] = []
    fixture.world.files['/manual'] = { type: 'text/html', body: manualPage() }
    const { page, dialog } = await fixture.world.visit('/manual', {
      prepare: async ({ page }) => page.on('console', (message) => messages.push(message.text())),
    })
    await dialog.waitFor()
    await dialog.press('Escape')
    for (const name of ['link', 'button'] as const) {
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole(name, { name: 'Ask us' }).click()
      await dialog.waitFor()
      if (name === 'link') await dialog.press('Escape')
    }
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.poll(() => messages).toContain('demoaskus0001')
  })

  it.runIf(isShipped())('has a cart example that cart triggers understand', async () => {
    const [, cart = ''] = /```js\n((?:(?!```).)*wisp:cart.*?)```/s.exec(readFileSync(at('docs/page.md'), 'utf8')) ?? []
    await fixture.world.show(
      popupOf({ triggers: { cart: { event: 'cart_value', comparison: 'equal', amount: 49, products: ['mug'] } } }),
    )
    fixture.world.put('/cart', '', `<script>${cart}</script>`)
    const { dialog } = await fixture.world.visit('/cart')
    await dialog.waitFor()
  })

  it.runIf(isShipped())('names every event, with its older name', async () => {
    await fixture.world.show(popupOf())
    const { page, dialog } = await fixture.world.visit('/plain', {
      prepare: ({ page }) =>
        page.addInitScript(() => {
          const heard: string[] = []
          Object.assign(window, { heard, dataLayer: [] })
          const dispatch = EventTarget.prototype.dispatchEvent
          EventTarget.prototype.dispatchEvent = function (event) {
            if (this === window && event instanceof CustomEvent) heard.push(event.type)
            return dispatch.call(this, event)
          }
        }),
    })
    // After a lead no poptinClose is fired, so close the popup once without a lead and once with one.
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.evaluate(() => (window.wisp as WispApi).open('popup00000001'))
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    const { heard, pushed } = await page.evaluate(() => {
      const { heard, dataLayer } = window as unknown as { heard: string[]; dataLayer: { event: string }[] }
      return { heard, pushed: dataLayer.map(({ event }) => event) }
    })
    expect(new Set(heard)).toEqual(
      new Set([
        'wisp:before-show',
        'poptinView',
        'wisp:show',
        'poptinSubmit',
        'wisp:submit',
        'poptinClose',
        'wisp:close',
      ]),
    )
    expect(pushed).toEqual(
      ['before-show', 'show', 'close', 'before-show', 'show', 'submit'].map((moment) => `wisp_${moment}`),
    )
    const manual = readFileSync(at('docs/page.md'), 'utf8')
    expectNone(
      heard.filter((name) => !manual.includes(`\`${name}\``)),
      (name) => `write into the events of docs/page.md: \`${name}\``,
    )
  })
})
