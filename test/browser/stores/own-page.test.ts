/** A Shopify page notices nothing of a script that watches its cart. */
import { describe, expect, it } from 'vitest'
import { isShipped } from '../../support/builds'
import { add, arrive, change, FILLED, SETTINGS, type Theme } from '../../support/cart-changes'
import { popupsOf } from '../../support/cart-triggers'
import { expectShown, pieceOf, storePath, withStores } from '../../support/demo-stores'
import { popupOf } from '../../support/popup'

const stores = withStores()

describe.runIf(isShipped())('a Shopify page', () => {
  it('without a popup that asks for the cart has its own fetch and XMLHttpRequest, and nothing reads the cart', async () => {
    const visit = await arrive(stores, undefined, [popupOf({ type: 'bar', html: '<p>Sale</p>' })])
    await expectShown(visit, ['popup00000001'])
    await change(visit, 'fetch', add('cart/add.js'))
    await visit.still()
    expect(visit.reads()).toBe(0)
    expect(
      await visit.page.evaluate(() => [
        `${fetch}`,
        `${XMLHttpRequest.prototype.open}`,
        Object.keys(window).includes('early'),
      ]),
    ).toEqual(['function fetch() { [native code] }', 'function open() { [native code] }', true])
  })

  it('gets its own arguments, results and rejections, and its functions look as before', async () => {
    const visit = await arrive(stores)
    const results = await visit.page.evaluate(
      async (path) => {
        const { early } = window as unknown as Theme
        const outcome = async (call: () => Promise<Response>): Promise<string> =>
          call().then(
            async (answer) =>
              `${answer.status} ${answer.type} ${answer.redirected} ${(await answer.text()).slice(0, 40)}`,
            (error) => `${error?.constructor?.name} ${error?.message}`,
          )
        const calls: ((by: typeof fetch) => Promise<Response>)[] = [
          (by) => by(path, { method: 'POST', body: new URLSearchParams({ id: '1' }) }),
          (by) => by(path, { method: 'POST', signal: AbortSignal.abort(new RangeError('enough')) }),
          (by) => by(path, { method: 'POST', signal: AbortSignal.abort('no error at all') }),
          (by) => by('http://[', { method: 'POST' }),
          (by) => by(path, { method: 'no method' }),
          (by) => by(Symbol('none') as never),
          (by) => (by as () => Promise<Response>)(),
        ]
        const pairs = []
        for (const call of calls) pairs.push([await outcome(() => call(early)), await outcome(() => call(fetch))])
        return {
          pairs,
          looks: [fetch.name, fetch.length, `${fetch}`, XMLHttpRequest.prototype.open.length, 'then' in fetch(path)],
        }
      },
      storePath('shopify', 'cart/add.js'),
    )
    for (const [before, after] of results.pairs) expect(after).toBe(before)
    expect(results.looks).toEqual(['fetch', 1, expect.stringContaining('[native code]'), 2, true])
  })

  it('is not told of products that a popup adds as if the visitor had added them; amounts count', async () => {
    const cards = popupOf({
      id: 'cartcards0001',
      triggers: {},
      html: `<h2>More</h2><div data-wisp-products="manual" data-wisp-ids="${pieceOf('shopify', 'bowls').id}"></div>`,
    })
    const over = { event: 'cart_value', amount: 130 } as const
    const visit = await arrive(stores, undefined, [
      ...popupsOf(SETTINGS).filter(({ id }) => FILLED.slice(0, 3).includes(id)),
      popupOf({ id: 'cartover00001', type: 'social', triggers: { cart: over }, html: '<p>Much</p>' }),
      cards,
    ])
    await visit.wisp((wisp) => wisp.open('cartcards0001'))
    await visit.page.getByRole('button', { name: /Add to cart/ }).click()
    // 62 for the pitcher, 72 for the bowls.
    await expectShown(visit, ['cartcards0001', 'cartover00001'])
    expect(visit.calls.filter(({ path }) => path === '/cart/add.js').map(({ body }) => JSON.parse(body))).toEqual([
      { items: [{ id: 48100051, quantity: 1 }] },
    ])
    expect(visit.reads()).toBe(2)
  })
})
