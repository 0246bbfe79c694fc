import { describe, expect, it, vi } from 'vitest'
import { complete, run } from '../../../../chunks/services/legacy-server'
import type { Page } from '../../../../shared/page/model/page'
import type { Popups } from '../../../../shared/page/model/popups'
import { signals } from '../../../../shared/page/platform/signals'
import { campaignOf } from '../../../support/campaign'

/** The chunks that run on a page of this store, with a popup that the server describes so. */
const runOn = async (store: string, wire: Record<string, unknown> = {}) => {
  const stop = vi.fn()
  const load = vi.fn(async (_: string) => ({ run: () => stop }))
  const answer = signals.signal({ campaigns: [campaignOf({ wire })], restricted: wire.restricted === true })
  const end = run({ load, store } as unknown as Page, { answer } as unknown as Popups)
  await Promise.resolve()
  return { chunks: load.mock.calls.flat(), end, stop }
}

describe('on a page with a server that names no chunks', () => {
  it.each<[title: string, store: string, wire: Record<string, unknown>, chunks: string[]]>([
    ['nothing runs by itself', '', {}, []],
    ['a store runs', 'shopify', {}, ['store']],
    ['a teaser runs beside the store', 'wix', { is_teasers_on: 'yes' }, ['teaser', 'store']],
    ['a restriction is reported', '', { restricted: true }, ['report']],
  ])('%s', async (_, store, wire, chunks) => {
    expect((await runOn(store, wire)).chunks).toEqual(chunks)
  })

  it('all of it ends with the popups', async () => {
    const { end, stop } = await runOn('shopify')
    await expect
      .poll(() => {
        end()
        return stop.mock.calls.length
      })
      .toBe(1)
  })
})

it('a popup in several languages is in its first where the chunk that chooses does not come', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('dispatchEvent', () => true)
  const prepared = { html: 'Hello', parts: { ui: {} } }
  const load: Page['load'] = () => Promise.reject(new Error('offline'))
  await complete(prepared, { lang: 'en', languages: { de: { lang: 'de' } } }, load)
  expect(prepared).toEqual({ html: 'Hello', parts: { ui: {} } })
  expect(warned).toHaveBeenCalled()
})

describe('a template of such a server has the parts that its marks name', () => {
  it.each<[html: string, parts: string[]]>([
    ['<form data-wisp-form>', ['form']],
    ['<b data-wisp-copyright="2030">', []],
    ['<b data-wisp-action="copyright">', []],
    ['<b data-wisp-action="copy">', ['copy']],
    ["<b data-wisp-action='copy'class=a>", ['copy']],
    ['<b data-wisp-action = copy>', ['copy']],
    ['<B DATA-WISP-COPY=a>', ['copy']],
    ['<b data-wisp-action="redirect"></b>', ['redirect-button']],
    ['Hello [[name]]', ['merge-tags']],
    ['Hello &#91;&#x5B;name]]', ['merge-tags']],
    ['<b title="[a]">', []],
  ])('%s: %j', async (html, parts) => {
    const prepared = { html, parts: {} }
    await complete(prepared, { lang: 'en' }, (async () => ({})) as Page['load'])
    expect(Object.keys(prepared.parts)).toEqual(parts)
  })
})
