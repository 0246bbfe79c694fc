// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { complete, run } from '../../../../chunks/services/languages'
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Page } from '../../../../shared/page/model/page'
import type { Popups } from '../../../../shared/page/model/popups'
import type { Prepared } from '../../../../shared/page/model/prepared'

const AT = '/api/display/template/popup00000001/drawing'
const DE = {
  lang: 'de',
  poptin_url: `${AT}/b/in/de`,
  parts: ['form', 'legacy-server', 'words-de-popup'],
  words: { close: 'Zu' },
}

const FI = { lang: 'fi', poptin_url: `${AT}/b/in/fi`, parts: ['form', 'legacy-server'] }

const campaignOf = (): Campaign => {
  const parts = ['form', 'countdown', 'ticker', 'legacy-server']
  const server_url = 'https://own.example/wisp'
  const wire = { lang: 'en', poptin_url: `${AT}/a`, server_url, parts, languages: { de: DE, fi: FI } }
  return { id: 'popup00000001', parts, templateUrl: wire.poptin_url, wire } as unknown as Campaign
}
const preparedOf = (): Prepared => ({
  html: 'Hello',
  parts: { ui: {}, form: {}, countdown: {}, ticker: {}, 'legacy-server': {} },
})
const GERMAN = { html: 'Hallo', parts: { ui: {}, form: {}, 'legacy-server': {}, 'words-de-popup': 'words-de-popup' } }
const load = (async (name: string) => name) as Page['load']

/** Answers for templates by the address that is asked; any other is not there. */
const serving = (texts: Record<string, string>) => {
  const fetched = vi.fn(async (url: string) => new Response(texts[url] ?? '', { status: url in texts ? 200 : 404 }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const DE_ADDRESS = `https://own.example/wisp${DE.poptin_url}?https://own.example/wisp`

const popupsWith = (campaign: Campaign, step: string): Popups =>
  ({
    answer: { peek: () => ({ campaigns: [campaign] }) },
    popups: { peek: () => [{ campaign, status: { peek: () => ({ step }) } }] },
  }) as unknown as Popups
const page = {} as Page

beforeEach(() => document.documentElement.setAttribute('lang', 'de-AT'))

it('gives a popup of the answer the language of the page, in place, so that all who have it see the same', () => {
  const campaign = campaignOf()
  const { wire } = campaign
  run(page, popupsWith(campaign, 'armed'))
  expect(campaign).toMatchObject({ templateUrl: DE.poptin_url, parts: DE.parts })
  expect(wire).toMatchObject(DE)
})

it('leaves one that has fired as it is until it is drawn, and fetches its template once', async () => {
  const campaign = campaignOf()
  run(page, popupsWith(campaign, 'fired'))
  expect(campaign.templateUrl).toBe(`${AT}/a`)
  const fetched = serving({ [DE_ADDRESS]: 'Hallo' })
  for (let drawn = 0; drawn < 2; drawn++) {
    const prepared = preparedOf()
    await complete(prepared, campaign.wire, load)
    expect(prepared).toEqual(GERMAN)
  }
  expect(fetched).toHaveBeenCalledOnce()
  expect(campaign.wire).toMatchObject(DE)
})

it('gives it its first language again where the page has changed to that, without what was the other’s', async () => {
  const campaign = campaignOf()
  run(page, popupsWith(campaign, 'idle'))
  document.documentElement.setAttribute('lang', 'en')
  serving({ [`https://own.example/wisp${AT}/a?https://own.example/wisp`]: 'Hello' })
  const prepared = structuredClone(GERMAN)
  await complete(prepared, campaign.wire, load)
  expect(prepared.html).toBe('Hello')
  expect(campaign.wire).toMatchObject({ lang: 'en', poptin_url: `${AT}/a` })
})

it('takes off the words that another language has for itself', () => {
  const campaign = campaignOf()
  run(page, popupsWith(campaign, 'idle'))
  expect(campaign.wire.words).toEqual(DE.words)
  for (const language of ['en', 'fi']) {
    document.documentElement.setAttribute('lang', language)
    run(page, popupsWith(campaign, 'idle'))
    expect(campaign.wire).toMatchObject({ lang: language, words: undefined })
  }
})

it('has all parts of the language that the page changes to, from where the first ones came, and none of the other’s', async () => {
  const campaign = campaignOf()
  run(page, popupsWith(campaign, 'idle'))
  document.documentElement.setAttribute('lang', 'en')
  serving({ [`https://own.example/wisp${AT}/a?https://own.example/wisp`]: 'Hello' })
  const ui = { pack: { countdown: 'of the pack' } }
  const prepared = { ...structuredClone(GERMAN), parts: { ...GERMAN.parts, ui } }
  await complete(prepared, campaign.wire, load)
  expect(prepared.parts).toEqual({ ui, form: {}, 'legacy-server': {}, countdown: 'of the pack', ticker: 'ticker' })
})

it('shows what has come where the template of the language does not come', async () => {
  const { wire } = campaignOf()
  serving({})
  const prepared = preparedOf()
  await complete(prepared, wire, load)
  expect(prepared).toEqual(preparedOf())
  expect(wire.lang).toBe('en')
})
