// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { readSettings } from '../../../../../chunks/parts/products/settings'
import { createStock, hasStock } from '../../../../../chunks/parts/products/stock'
import type { Page } from '../../../../../shared/page/model/page'
import type { Offer, OfferRequest } from '../../../../../shared/page/model/store'
import { offerOf } from '../../../../support/product-store'

const ID = 'popup00000001'
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const requestOf = (category: string) => readSettings((name) => (name === 'products' ? category : '')).request

/** A page whose store answers these categories; others have no products. */
const pageOf = (offers: Record<string, Offer[] | Promise<Offer[]>>) => {
  const ask = vi.fn(async ({ category }: OfferRequest) => (await offers[category]) ?? [])
  const open = vi.fn(async (_: Page) => ({ offers: ask }))
  const load = vi.fn(async () => ({ open }))
  return { page: { load } as unknown as Page, load, open, ask }
}

const SOME = [offerOf('1')]
const widget = (category: string) => `<div data-wisp-products="${category}"></div>`
const screen = (name: string, category: string) => `<section data-wisp-screen="${name}">${widget(category)}</section>`
const form = (inside: string) => `<form data-wisp-form>${inside}</form>`

describe('a popup with product cards', () => {
  it.each<[title: string, html: string, shows: boolean]>([
    ['no widget', '<p>Hello</p>', true],
    ['products for its widget', widget('popular'), true],
    ['no products for its widget', widget('newest'), false],
    ['products for one widget of two', widget('popular') + widget('newest'), false],
    ['no products on its first screen', screen('main', 'newest') + screen('thanks', 'popular'), false],
    ['no products on a later screen', screen('main', 'popular') + screen('thanks', 'newest'), true],
    ['no products on its welcome screen', screen('main', 'popular') + screen('welcome', 'newest'), false],
    [
      'no products on the screen after the welcome screen',
      screen('welcome', 'popular') + screen('main', 'newest'),
      true,
    ],
    ['no products where its game is played', screen('play', 'newest') + screen('main', 'popular'), false],
    ['no products outside its screens', screen('main', 'popular') + widget('newest'), false],
    ['no products on a screen without a name', screen('', 'newest'), false],
    ['no products on the first step of its form', form(screen('tea', 'newest') + screen('mail', 'popular')), false],
    ['no products on a later step, whatever its name', form(screen('tea', 'popular') + screen('main', 'newest')), true],
    [
      'no products on the first step of a form on its first screen',
      `<section data-wisp-screen="main">${form(screen('tea', 'newest') + screen('mail', 'popular'))}</section>`,
      false,
    ],
    [
      'no products on the first step of a form that its first screen leads to',
      screen('main', 'popular') + form(screen('tea', 'newest') + screen('mail', 'newest') + widget('newest')),
      true,
    ],
    ['no products beside the steps of its form', form(screen('tea', 'popular') + widget('newest')), false],
    ['no products on a screen beside its steps', form(screen('tea', 'popular')) + screen('thanks', 'newest'), true],
    [
      'no products on a step, and methods that its form hides',
      form(`<input name="querySelectorAll"><input name="contains">${screen('tea', 'newest')}`),
      false,
    ],
    [
      'fields named like methods',
      `<form ${'data-wisp-products="newest"'}><input name="closest"><input name="getAttribute"></form><img name="querySelectorAll">`,
      false,
    ],
  ])('that has %s', async (_, html, shows) => {
    expect(await hasStock(documentOf(html), createStock(pageOf({ popular: SOME }).page, ID))).toBe(shows)
  })

  it.each([
    ['cannot be loaded', () => Promise.reject(new Error())],
    ['cannot be opened', async () => ({ open: () => Promise.reject(new Error()) })],
    ['rejects', async () => ({ open: async () => ({ offers: () => Promise.reject(new Error()) }) })],
    ['throws', async () => ({ open: async () => ({ offers: () => JSON.parse('<') }) })],
    ['answers with nonsense', async () => ({ open: async () => ({ offers: async () => undefined }) })],
  ])('does not show if the store %s', async (_, load) => {
    const stockOf = createStock({ load } as unknown as Page, ID)
    expect(await hasStock(documentOf(widget('popular')), stockOf)).toBe(false)
  })

  it("asks the page's store", async () => {
    const { page, load, open, ask } = pageOf({ manual: SOME })
    const html = '<div data-wisp-products="manual" data-wisp-ids="4,5" data-wisp-count="2"></div>'
    await hasStock(documentOf(html), createStock(page, ID))
    expect([load.mock.calls, open.mock.calls]).toEqual([[['store']], [[page]]])
    expect(ask.mock.calls).toEqual([[{ popupId: ID, category: 'manual', ids: ['4', '5'], count: 2 }]])
  })

  it('asks for the same products once, for all at the same time, and again when it opens again', async () => {
    const never = new Promise<Offer[]>(() => {})
    const { page, ask } = pageOf({ popular: SOME, newest: SOME, related: never })
    const html = widget('popular') + widget('newest') + screen('thanks', 'popular') + screen('thanks', 'related')
    const categories = () => ask.mock.calls.map(([{ category }]) => category)
    expect(await hasStock(documentOf(html), createStock(page, ID))).toBe(true)
    expect(categories()).toEqual(['popular', 'newest', 'related'])
    await hasStock(documentOf(html), createStock(page, ID))
    expect(categories()).toHaveLength(6)
  })

  it('knows what to draw at once, no more than was asked for; of a later screen when it comes', async () => {
    let answer = (_: Offer[]): void => {}
    const later = new Promise<Offer[]>((resolve) => {
      answer = resolve
    })
    const four = ['1', '2', '3', '4'].map((id) => offerOf(id))
    const { page } = pageOf({ popular: four, newest: later })
    const stockOf = createStock(page, ID)
    expect(await hasStock(documentOf(widget('popular') + screen('thanks', 'newest')), stockOf)).toBe(true)
    expect(stockOf(requestOf('popular'))).toMatchObject({ offers: four.slice(0, 3) })
    const coming = stockOf(requestOf('newest'))
    expect(coming).toBeInstanceOf(Promise)
    answer(SOME)
    expect(await coming).toMatchObject({ offers: SOME })
    expect(stockOf(requestOf('newest'))).toMatchObject({ offers: SOME })
  })

  it('asks once for a later screen without products, however often it is drawn', async () => {
    const { page, ask } = pageOf({ popular: SOME })
    const stockOf = createStock(page, ID)
    await hasStock(documentOf(screen('main', 'popular') + screen('thanks', 'newest')), stockOf)
    expect([await stockOf(requestOf('newest')), await stockOf(requestOf('newest'))]).toEqual([undefined, undefined])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('of a quiz asks for no later screen before the answers are given', async () => {
    const { page, load } = pageOf({ popular: SOME, newest: SOME })
    const answer = '<input type="radio" data-wisp-set="category:newest">'
    await hasStock(documentOf(form(answer) + screen('thanks', 'popular')), createStock(page, ID))
    expect(load).not.toHaveBeenCalled()
    // A pool of prizes is no product.
    const prize = '<input type="radio" data-wisp-set="pool:beginners">'
    await hasStock(documentOf(form(prize) + screen('thanks', 'popular')), createStock(page, ID))
    expect(load).toHaveBeenCalledOnce()
  })
})
