// @vitest-environment happy-dom

import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live, Part } from '../../../../../chunks/core/ui/index'
import { ready } from '../../../../../chunks/parts/products/index'
import type { Added } from '../../../../../shared/model/product-widget'
import type { Language } from '../../../../../shared/model/text'
import type { Page } from '../../../../../shared/page/model/page'
import type { Offer, OfferVariant } from '../../../../../shared/page/model/store'
import { formatMoney } from '../../../../../shared/page/platform/money'
import { signals } from '../../../../../shared/page/platform/signals'
import { frame as english } from '../../../../../shared/words/english'
import { he } from '../../../../../shared/words/translations/he'
import { flush } from '../../../../support/flush'
import { offerOf } from '../../../../support/product-store'

const { setImmediate } = globalThis
/** React draws in a task of its own, which does not wait for the test's clock. */
const framework = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

const roots: Root[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const root of roots.splice(0)) flush(() => root.unmount())
  vi.useRealTimers()
})

interface Options {
  attributes?: string
  store?: string
  language?: Language
  target?: string
  preview?: { refused: string }
  results?: Added[]
}

const variant = (id: string, changes: Partial<OfferVariant> = {}): OfferVariant => ({
  id,
  title: id,
  price: 4900,
  available: true,
  ...changes,
})

/** Draws a widget with one product. */
const draw = async (offer: Offer, options: Options = {}) => {
  const { attributes = '', store = '', language = 'en', target = 'lead', preview, results = ['added'] } = options
  const add = vi.fn(async () => results.shift() ?? 'added')
  const chunk = {
    add,
    offers: async () => [offer],
    cartUrl: () => '/cart',
    imageAt: (address: string, width: number) => `${address}?w=${width}`,
    money: formatMoney,
  }
  const page = { load: async () => ({ open: async () => chunk }), signals, store } as unknown as Page
  const template = new DOMParser().parseFromString(
    `<div data-wisp-products="popular" ${attributes}></div>`,
    'text/html',
  )
  const popup = { id: 'popup00000001', type: 'lightbox', language, target }
  const parts: Record<string, unknown> = {}
  await ready(template, popup as never, { page } as never, parts)
  const { actions, components } = parts.products as Required<Part>
  const live = {
    preview,
    words: { ...english, ...(language === 'he' && he.shop) },
    submissionId: 's',
    close: vi.fn(),
    converted: vi.fn(),
    say: vi.fn(),
    elapsed: () => 1,
    context: { page, popup, parts: {}, convert: vi.fn(async () => undefined) },
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  roots.push(root)
  const Widget = components['data-wisp-products'] as unknown as React.ComponentType<Record<string, unknown>>
  const source = template.querySelector('div')
  flush(() => root.render(<Widget live={live} source={source} element={<div />} />))
  const find = (part: string) => place.querySelector<HTMLElement>(`[part="${part}"]`)
  return {
    actions,
    add,
    find,
    live,
    place,
    root,
    announcements: () => live.say.mock.calls.flat(),
    button: () => find('product-button') as HTMLElement,
    note: () => find('product-note')?.textContent,
    /** Lets promises resolve and the framework draw. */
    async settle(ms = 0) {
      await vi.advanceTimersByTimeAsync(ms)
      await framework()
    },
    async press() {
      flush(() => find('product-button')?.click())
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

describe('a card', () => {
  it.each<[store: string, title: string, text: string]>([
    ['', 'x'.repeat(51), `${'x'.repeat(50)}...`],
    ['shopify', 'x'.repeat(50), 'x'.repeat(50)],
    ['wix', 'x'.repeat(19), `${'x'.repeat(18)}...`],
  ])('on "%s" cuts its title', async (store, title, text) => {
    const { find, place } = await draw(offerOf('1', { title, image: '/a.png' }), { store })
    expect(find('product-title')?.textContent).toBe(text)
    expect(place.querySelector('img')?.alt).toBe(title)
  })

  it.each([
    ['wix', `${'y'.repeat(64)}...`],
    ['shopify', undefined],
  ])('on %s has this description', async (store, text) => {
    const { find } = await draw(offerOf('1', { description: 'y'.repeat(65) }), { store })
    expect(find('product-description')?.textContent).toBe(text)
  })

  it.each<[language: Language, variant: Partial<OfferVariant>, text: RegExp]>([
    ['en', { price: 1990 }, /^€19\.90$/],
    ['en', { price: 1990, compareAtPrice: 2990 }, /^ Now €19\.90 Regular price €29\.90$/],
    ['en', { price: 1990, compareAtPrice: 1990 }, /^€19\.90$/],
    ['he', { price: 1990, compareAtPrice: 2990 }, /^ עכשיו .*19\.90.* מחיר רגיל .*29\.90/],
  ])('in %s, of %o, has a price', async (language, changes, price) => {
    const { find } = await draw(offerOf('1', { variants: [variant('a', changes)] }), { language })
    expect(find('product-price')?.textContent).toMatch(price)
  })

  it('has a picture for both densities with its size, and a square of the same size if it is broken', async () => {
    const { place, find } = await draw(offerOf('1', { image: 'https://shop.example/a b.png' }), {
      attributes: 'data-wisp-size="2"',
    })
    const img = place.querySelector('img') as HTMLImageElement
    expect(img.getAttribute('srcset')).toBe(
      'https://shop.example/a%20b.png?w=180 1x, https://shop.example/a%20b.png?w=360 2x',
    )
    expect([img.width, img.height, img.decoding]).toEqual([180, 180, 'async'])
    flush(() => img.dispatchEvent(new Event('error')))
    expect(place.querySelector('img')).toBeNull()
    expect(find('product-image')).not.toBeNull()
  })

  it.each(['', 'javascript:alert(1)', 'data:image/png;base64,x', 'mailto:a@b.example', 'http://'])(
    'takes neither picture nor page from the address "%s"',
    async (address) => {
      const { place, find } = await draw(offerOf('1', { image: address, url: address }), {
        attributes: 'data-wisp-button="redirect"',
      })
      expect(place.querySelector('img, a')).toBeNull()
      expect(find('product-title')?.textContent).toBe('Product 1')
    },
  )

  it.each([
    ['add_to_cart', 1, null],
    ['redirect', 2, null],
    ['redirect_blank', 2, '_blank'],
    ['no_buttons', 1, null],
  ])('with %s has %i links', async (button, count, target) => {
    const { place } = await draw(offerOf('1'), { attributes: `data-wisp-button="${button}"` })
    const links = [...place.querySelectorAll('a')]
    expect(links).toHaveLength(count)
    for (const link of links) {
      expect(new URL(link.href).pathname).toBe('/product/1')
      expect([link.getAttribute('target'), link.rel, link.dataset.wispAction]).toEqual([target, 'noopener', 'product'])
    }
  })

  it.each(['redirect', 'no_buttons'])('with %s says that a product is sold out', async (button) => {
    const { find } = await draw(offerOf('1', { variants: [variant('a', { available: false })] }), {
      attributes: `data-wisp-button="${button}"`,
    })
    expect(find('product-sold-out')?.textContent).toBe('Sold out')
  })
})

describe('adding to the cart', () => {
  it('is confirmed for three seconds, seen and said; then it can be added again', async () => {
    const { add, button, press, announcements, settle, live } = await draw(offerOf('1'))
    flush(() => button().click())
    expect([button().className, button().getAttribute('aria-busy')]).toEqual(['busy', 'true'])
    await settle()
    expect(button().className).toBe('added')
    expect(announcements()).toEqual(['Adding to cart …: Product 1', 'Added to cart: Product 1'])
    await settle(2_999)
    expect(button().className).toBe('added')
    await settle(1)
    expect(button().className).toBe('')
    await press()
    expect(add).toHaveBeenCalledTimes(2)
    expect(add.mock.lastCall).toEqual([[{ product: '1', variant: '1-1', quantity: 1 }]])
    expect(live.close).not.toHaveBeenCalled()
    expect(live.converted).not.toHaveBeenCalled()
  })

  it('happens once for a double press, and until a second later', async () => {
    const { add, press, settle, button } = await draw(offerOf('1'))
    flush(() => {
      button().click()
      button().click()
    })
    await settle(999)
    await press()
    expect(add).toHaveBeenCalledTimes(1)
    await settle(1)
    await press()
    expect(add).toHaveBeenCalledTimes(2)
  })

  it.each<[result: Added, note: string]>([
    ['failed', 'That did not work. Please try again.'],
    ['in-cart', 'All that is left is already in your cart.'],
    ['sold-out', 'Sold out'],
  ])('that ends as %s is explained under the button', async (result, note) => {
    const card = await draw(offerOf('1'), { results: [result], target: 'click' })
    await card.press()
    await card.settle()
    expect(card.note()).toBe(note)
    expect(card.announcements()).toContain(`${note}: Product 1`)
    expect(card.button().getAttribute('aria-disabled')).toBe(result === 'sold-out' ? 'true' : null)
    expect(card.live.converted).not.toHaveBeenCalled()
  })

  it('uses the words of the design', async () => {
    const card = await draw(offerOf('1'), {
      attributes: 'data-wisp-label="Buy" data-wisp-label-added="Yours" data-wisp-label-failed="Oh no"',
      results: ['failed'],
    })
    expect(card.button().textContent).toBe('BuyYours Product 1 ')
    await card.press()
    await card.settle()
    expect(card.note()).toBe('Oh no')
  })

  it('is not possible for what is sold out, whose button keeps the focus', async () => {
    const card = await draw(offerOf('1', { variants: [variant('a', { available: false })] }))
    const button = card.button() as HTMLButtonElement
    expect([button.getAttribute('aria-disabled'), button.disabled]).toEqual(['true', false])
    expect(button.textContent).toContain('Sold out')
    await card.press()
    expect(card.add).not.toHaveBeenCalled()
    expect(card.announcements()).toEqual(['Sold out'])
  })

  it('is about the chosen variant, at first the first that is available', async () => {
    const variants = [variant('S', { available: false }), variant('M', { price: 2900 }), variant('L', { price: 3100 })]
    const card = await draw(offerOf('1', { variants }))
    const select = card.place.querySelector('select') as HTMLSelectElement
    expect([...select.options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['S – €49.00 – Sold out', true],
      ['M – €29.00', false],
      ['L – €31.00', false],
    ])
    expect(card.find('product-price')?.textContent).toBe('€29.00')
    select.value = 'L'
    flush(() => select.dispatchEvent(new Event('change', { bubbles: true })))
    expect(card.find('product-price')?.textContent).toBe('€31.00')
    await card.press()
    expect(card.add.mock.lastCall).toEqual([[{ product: '1', variant: 'L', quantity: 1 }]])
  })

  it('does nothing in a preview, and says so', async () => {
    const card = await draw(offerOf('1'), { preview: { refused: 'Only a preview' }, target: 'click' })
    await card.press()
    expect(card.add).not.toHaveBeenCalled()
    expect(card.note()).toBe('Only a preview')
    expect(card.live.converted).not.toHaveBeenCalled()
  })

  it('is the conversion of a click popup, once, also beside links', async () => {
    const card = await draw(offerOf('1'), { target: 'click' })
    for (let times = 0; times < 2; times++) {
      await card.press()
      await card.settle(4_000)
    }
    card.actions.product?.(card.live as unknown as Live, card.button())
    expect(card.add).toHaveBeenCalledTimes(2)
    expect(card.live.context.convert).toHaveBeenCalledTimes(1)
    expect(card.live.close.mock.calls).toEqual([['link']])
  })

  it('counts, but leads nowhere, if the popup was closed meanwhile', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    const card = await draw(offerOf('1'), { target: 'click', attributes: 'data-wisp-button="add_to_cart_redirect"' })
    flush(() => card.button().click())
    flush(() => card.root.unmount())
    await card.settle()
    expect(card.live.context.convert).toHaveBeenCalledTimes(1)
    expect(assign).not.toHaveBeenCalled()
    assign.mockRestore()
  })

  it('leads to the cart, if the design says so', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    const card = await draw(offerOf('1'), { attributes: 'data-wisp-button="add_to_cart_redirect"' })
    await card.press()
    await card.settle()
    expect(card.live.close.mock.calls).toEqual([['link']])
    expect(assign.mock.calls).toEqual([[new URL('/cart', location.href).href]])
    assign.mockRestore()
  })
})
