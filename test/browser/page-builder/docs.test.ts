import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { isShipped } from '../../support/both'
import { withBuiltPages } from '../../support/built-page'
import { joined, standInForPopups } from '../../support/joined-page'
import { SITE } from '../../support/world'

const held = withBuiltPages()

it.runIf(isShipped())('the examples of docs/pages.md work as they are', async () => {
  const { world } = held
  const manual = readFileSync(at('docs/pages.md'), 'utf8')
  const examples = (language: string) =>
    [...manual.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text)
  const [tag = '', page = ''] = examples('html')
  const [listener = ''] = examples('js')
  const html = `${tag}${page}`.replaceAll('https://popups.example.com', world.wisp).replaceAll('SITE_KEY', SITE)
  world.files['/manual'] = {
    type: 'text/html',
    body: `<!doctype html><html lang="en"><title>The manual</title><body>${html}<script>${listener}</script></body></html>`,
  }
  const said: string[] = []
  const hits: Record<string, string>[] = []
  const visit = await world.visit('/manual', {
    prepare: async (visit) => {
      await standInForPopups(visit)
      visit.page.on('console', (message) => said.push(message.text()))
      await visit.page.route('**/api/page/ajax/*', async (route) => {
        hits.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')))
        await route.fulfill({ body: 'hit saved', headers: { 'access-control-allow-origin': '*' } })
      })
    },
  })
  await visit.page.getByRole('button', { name: 'See the prices' }).click()
  await visit.page.getByText('A weekend costs 240.').waitFor()
  await visit.page.getByRole('link', { name: 'Thank you' }).click()
  await expect.poll(() => said).toContain('page000000001 thanks')
  await visit.page.getByRole('button', { name: 'Ask us' }).click()
  await expect.poll(() => joined(visit, ({ calls }) => calls)).toEqual(['open 31 click'])
  expect(hits.map((hit) => `${hit.page_variant_id} ${hit.event_name} ${hit.received_element}`)).toEqual([
    'b open whole_page',
    'b click see-prices',
    'b click thanks',
    'b mark-campaign-complete thanks',
    'b click ask-us',
  ])
})
