// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { complete, run } from '../../../../chunks/services/languages'
import type { Campaign } from '../../../../shared/page/model/campaign'
import type { Page } from '../../../../shared/page/model/page'
import type { Popups } from '../../../../shared/page/model/popups'
import type { Prepared } from '../../../../shared/page/model/prepared'

const AT = 'https://wisp.example/api/display/template/popup00000001'
const DE = { lang: 'de', poptin_url: `${AT}/drawing/b/in/de`, parts: ['form', 'words-de-popup'], words: { close: 'Zu' } }

const campaignOf = (): Campaign => {
  const wire = { lang: 'en', poptin_url: `${AT}/drawing/a`, parts: ['form'], languages: { de: DE } }
  return { id: 'popup00000001', parts: ['form'], templateUrl: wire.poptin_url, wire } as unknown as Campaign
}
const preparedOf = (): Prepared => ({ html: 'Hello', parts: { ui: {}, form: {} } })
/** @param text of the template; undefined if the server does not have it */
const pageWith = (text?: string) => {
  const send = vi.fn(async (_: string) => (text === undefined ? { status: 404, text: '' } : { status: 200, text }))
  const page = { host: 'https://own.example/wisp', send, ui: 'lightbox_form/ui', load: async (name: string) => name }
  return { page: page as unknown as Page, send }
}
const popupsWith = (campaign: Campaign, step: string): Popups =>
  ({
    answer: { peek: () => ({ campaigns: [campaign] }) },
    popups: { peek: () => [{ campaign, status: { peek: () => ({ step }) } }] },
  }) as unknown as Popups

beforeEach(() => document.documentElement.setAttribute('lang', 'de-AT'))

it('gives a popup of the answer the language of the page, in place, so that all who have it see the same', () => {
  const campaign = campaignOf()
  const { wire } = campaign
  run(pageWith().page, popupsWith(campaign, 'armed'))
  expect(campaign).toMatchObject({ templateUrl: DE.poptin_url, parts: DE.parts })
  expect(wire).toMatchObject(DE)
})

it('leaves one that has fired as it is until it is drawn', async () => {
  const campaign = campaignOf()
  run(pageWith('Hallo').page, popupsWith(campaign, 'fired'))
  expect(campaign.templateUrl).toBe(`${AT}/drawing/a`)
  const prepared = preparedOf()
  const { page, send } = pageWith('Hallo')
  await complete(prepared, campaign, page)
  expect(prepared).toEqual({
    html: 'Hallo',
    parts: { ui: {}, form: {}, 'words-de-popup': 'lightbox_form/words-de-popup' },
  })
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'https://own.example/wisp/api/display/template/popup00000001/drawing/b/in/de?https://own.example/wisp',
  )
  // It is fetched once, although the popup is drawn again.
  await complete(prepared, campaign, page)
  expect(send).toHaveBeenCalledOnce()
})

it('gives it its first language again where the page has changed to that, without what was the other’s', async () => {
  const campaign = campaignOf()
  run(pageWith().page, popupsWith(campaign, 'idle'))
  document.documentElement.setAttribute('lang', 'en')
  const prepared = { html: 'Hallo', parts: { ui: {}, form: {}, 'words-de-popup': {} } }
  await complete(prepared, campaign, pageWith('Hello').page)
  expect(prepared).toEqual({ html: 'Hello', parts: { ui: {}, form: {} } })
  expect(campaign.wire).toMatchObject({ lang: 'en', poptin_url: `${AT}/drawing/a` })
})

it('shows what has come where the template of the language does not come', async () => {
  const campaign = campaignOf()
  const prepared = preparedOf()
  await complete(prepared, campaign, pageWith().page)
  expect(prepared).toEqual(preparedOf())
  expect(campaign.wire.lang).toBe('en')
})
