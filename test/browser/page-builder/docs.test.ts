import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { isShipped } from '../../support/builds'
import { withBuiltPages } from '../../support/built-page'
import { joined, standInForPopups } from '../../support/joined-page'
import { popupOf } from '../../support/popup'
import { SITE } from '../../support/world'

const fixture = withBuiltPages()

/** The examples of docs/pages.md in this language, with this server and this site filled in. */
const examples = (language: string): string[] =>
  [
    ...readFileSync(at('docs/pages.md'), 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')),
  ].map(([, text = '']) =>
    text.replaceAll('https://popups.example.com', fixture.world.wisp).replaceAll('SITE_KEY', SITE),
  )

const put = (html: string): void => {
  fixture.world.files['/manual'] = {
    type: 'text/html',
    body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>The manual</title><body>${html}</body></html>`,
  }
}

it.runIf(isShipped())(
  'the first examples of docs/pages.md work as they are: the tag, the data, the listener',
  async () => {
    const [tag = '', page = ''] = examples('html')
    const listener = examples('js').find((script) => script.includes('addEventListener'))
    put(`${tag}${page}<script>${listener}</script>`)
    const messages: string[] = []
    const hits: Record<string, string>[] = []
    const visit = await fixture.world.visit('/manual', {
      prepare: async (visit) => {
        await standInForPopups(visit)
        visit.page.on('console', (message) => messages.push(message.text()))
        await visit.page.route('**/api/page/ajax/*', async (route) => {
          hits.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')))
          await route.fulfill({ body: 'hit saved', headers: { 'access-control-allow-origin': '*' } })
        })
      },
    })
    await visit.page.getByRole('button', { name: 'See the prices' }).click()
    await visit.page.getByText('A weekend costs 240.').waitFor()
    await visit.page.getByRole('link', { name: 'Thank you' }).click()
    await expect.poll(() => messages).toContain('page000000001 thanks')
    await visit.page.getByRole('button', { name: 'Ask us' }).click()
    await expect.poll(() => joined(visit, ({ calls }) => calls)).toEqual(['open 31 click'])
    expect(hits.map((hit) => `${hit.page_variant_id} ${hit.event_name} ${hit.received_element}`)).toEqual([
      'b open whole_page',
      'b click see-prices',
      'b click thanks',
      'b mark-campaign-complete thanks',
      'b click ask-us',
    ])
  },
)

it.runIf(isShipped())('the other examples of docs/pages.md work together on one page', async () => {
  // The lead form names it.
  await fixture.world.show(popupOf({ id: 'page000000001', onClickOnly: true }))
  const [tag = '', , ...components] = examples('html')
  // Far below, so that the widget moves into it unseen.
  const article = '<div style="height: 2000px"></div><article><p>One</p><p>Two</p><p>Three</p><p>Four</p></article>'
  const html = components.join('').replace('2027-', `${new Date().getFullYear() + 1}-`)
  put(`${tag}<style>${examples('css').join('')}</style><main>${html}${article}</main>`)
  const requests: string[] = []
  const { page } = await fixture.world.visit('/manual', {
    prepare: async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.route('https://shop.example/ask', async (route) => {
        requests.push(decodeURIComponent(route.request().postData() ?? ''))
        await route.fulfill({ body: 'We answer soon.', headers: { 'access-control-allow-origin': '*' } })
      })
    },
  })

  // The menu.
  const links = page.getByRole('link', { name: 'Prices' })
  const closed = page.getByRole('button', { name: 'Menu', expanded: false })
  // Elements above may still be loading, and would move the button from under the press.
  await expect
    .poll(async () => {
      if (await closed.count()) await closed.click()
      return links.isVisible()
    })
    .toBe(true)
  await page.keyboard.press('Escape')
  await links.waitFor({ state: 'hidden' })

  // The forms, and a toast of the page.
  await page.getByLabel('Your question').fill('When?')
  await page.getByLabel('Price').check()
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.locator('.wisp-answer').getByText('We answer soon.').waitFor()
  expect(requests).toEqual(['question=When?&topic[]=price'])
  const callback = page.locator('form[data-wisp-lead]')
  await callback.getByLabel('Name').fill('Ann')
  await callback.getByLabel('Phone').fill('020 7946 0000')
  await callback.getByLabel('You may call me').check()
  await callback.getByRole('button').click()
  await page.getByText('Thank you! We call you tomorrow.').waitFor()
  const [toast = ''] = examples('js')
  await page.evaluate(toast)
  await page.getByRole('status').getByText('See you soon').waitFor()

  // A countdown, a date, a film and a widget.
  const timer = page.getByRole('timer')
  await timer.scrollIntoViewIfNeeded()
  await expect.poll(() => timer.locator('[data-wisp-unit=days] > :first-child').textContent()).not.toBe('00')
  await expect.poll(() => page.getByLabel('Day', { exact: true }).inputValue()).toBe('22nd November 2026')
  expect(await page.locator('input[name=day]').inputValue()).toBe('2026-11-22')
  await expect.poll(() => page.locator('[data-wisp-video] source').count()).toBe(2)
  await expect.poll(() => page.locator('p:nth-of-type(3) + [data-widget-option-id]').count()).toBe(1)
})
