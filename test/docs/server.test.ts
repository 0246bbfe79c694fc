import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { at } from '../../build/paths.js'
import { commands } from '../../server/commands/table'
import { readCatalogue } from '../../server/shop/catalogue/read'
import { readPriceRules } from '../../server/shop/price-rules-file'
import { expectNone } from '../support/document-lists'
import { LEAD_POPUP, openShop } from '../support/shop'

const text = readFileSync(at('docs/server.md'), 'utf8')
const examples = [...text.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, example = '']) => example)
const folder = mkdtempSync(join(tmpdir(), 'wisp-docs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (word: string): string => {
  const file = join(folder, 'example.json')
  writeFileSync(file, examples.find((example) => example.includes(`"${word}"`)) ?? '')
  return file
}

describe('docs/server.md', () => {
  it('shows a catalogue that can be imported', async () => {
    const { currency, products } = await readCatalogue(fileOf('products'), { currency: 'USD', shop: '' })
    expect([currency, products]).toMatchObject(['EUR', [{ title: 'Speckled mug', price: 2450 }]])
  })

  it('shows price rules that can be imported', () => {
    expect(readPriceRules(fileOf('price_rules'))).toEqual([
      {
        targetType: 'shipping_line',
        allocationMethod: 'each',
        targetSelection: 'all',
        threshold: '50.00',
        startsAt: Date.UTC(2026, 0, 1),
      },
    ])
  })

  it('shows the figures of a day as the desk is told them', async () => {
    const [day] = JSON.parse(readFileSync(fileOf('pageKind'), 'utf8')).days
    const shop = await openShop({ dataDir: mkdtempSync(join(folder, 'data-')), databaseUrl: '' })
    await shop.json(`/api/display/viewed/${LEAD_POPUP}`, { client_id: 'c', url: 'https://shop.example/products/vase' })
    const days = (await (await shop.desk(`/popups/${LEAD_POPUP}/figures`)).json()).days
    expect(days).toEqual([
      {
        ...day,
        date: new Date().toISOString().slice(0, 10),
        country: '',
        device: 'desktop',
        views: 1,
        closes: 0,
        conversions: 0,
        leads: 0,
      },
    ])
    expect(Object.keys(days[0])).toEqual(Object.keys(day))
    await shop.close()
  })

  it('shows code for Cloudflare that passes a call on as it came, and leaves redirects to the visitor', async () => {
    const [, code = ''] = /^```js\n([\s\S]*?)^```$/m.exec(text) ?? []
    const { default: worker } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      default: { fetch(request: Request): Promise<Response> }
    }
    const requests: [url: string, method: string, body: string, redirect: string][] = []
    vi.stubGlobal('fetch', async (url: URL, request: Request) => {
      requests.push([url.href, request.method, await request.text(), request.redirect])
      return new Response('answer')
    })
    const call = new Request('https://shop.example/popups/api/display/KEY?a=1', { method: 'POST', body: 'a=b' })
    const answer = await worker.fetch(call).finally(() => vi.unstubAllGlobals())
    expect(await answer.text()).toBe('answer')
    expect(requests).toEqual([['https://popups.example.com/popups/api/display/KEY?a=1', 'POST', 'a=b', 'manual']])
  })

  it.each(
    commands.filter(({ name }) => /^(site|catalog|price-rules)/.test(name)).map(({ name, args }) => [name, args]),
  )('lists the command "%s" with its arguments', (name, args) => {
    const line = `\`wisp ${`${name} ${args}`.trim()}\``
    const isTold = text.replaceAll('\\|', '|').includes(line)
    expectNone(isTold ? [] : [line], () => `write into the commands of docs/server.md: | ${line} | … |`)
  })
})
