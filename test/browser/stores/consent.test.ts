/** Consent of the store’s own banner: nothing is kept or reported before a clear yes, and nothing is left after a no. */
import { beforeAll, describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../../support/builds'
import { PLATFORMS, type Platform, pieceOf, type StoreVisit, storePath, withStores } from '../../support/demo-stores'
import { popupOf } from '../../support/popup'

const stores = withStores()

beforeAll(() =>
  stores.world.store.priceRules.replace('demo-shopify', [
    { targetType: 'shipping_line', allocationMethod: 'each', targetSelection: 'all', threshold: '80.00', startsAt: 0 },
  ]),
)

const STORES = {
  shopify: {
    page: 'products/mugs?consent&customer',
    yes: 'Yes, you may',
    no: 'No, thank you',
    again: 'Cookie choices',
    add: 'Add to the bag',
    cartName: 'bag',
    customer: '7001002',
    hostNames: ['cart', 'demo_tracking_consent'],
    storedNames: ['cart', 'client', 'consent', 'customer', 'recent.shopify', 'seen.consentcart01', 'shop.id'].concat(
      ...['shop.rules', 'store', 'told.shopify', 'trail'],
    ),
    reportNames: ['client-id', 'price-rules', 'save-browse-abandonment'],
  },
  wix: {
    page: 'product-page/cushion?consent&member',
    yes: 'Accept',
    no: 'Decline',
    again: 'Cookie settings',
    add: 'Add to basket',
    cartName: 'basket',
    customer: '0a6c1f5e-77d0-4b7e-9f7c-3d2b1a0c9e81',
    hostNames: ['demo_consent_policy', 'visitor'],
    storedNames: ['cart', 'client', 'consent', 'customer', 'recent.wix', 'seen.consentcart01', 'store'].concat(
      ...['told.wix', 'trail'],
    ),
    reportNames: ['save-ordered-products'],
  },
}

const popups = (platform: Platform) => [
  popupOf({ id: 'consentview01', type: 'bar', target: 'click', html: '<p>Sale</p>' }),
  popupOf({
    id: 'consentcart01',
    type: 'side-small',
    target: 'click',
    triggers: { cart: { event: 'added_product' } },
    html: `<p>More?</p><div data-wisp-products="manual" data-wisp-ids="${pieceOf(platform, platform === 'wix' ? 'lamp' : 'bowls').id}"></div>`,
  }),
  popupOf({
    id: 'consentgoal01',
    type: 'bar',
    target: 'click',
    html: '<div data-wisp-threshold="shipping" data-wisp-missing="{amount} more"></div>',
  }),
]

/** Everything that a browser can keep of this page, apart from what is the store’s own. */
const storedData = async ({ page }: StoreVisit, platform: Platform) => {
  const cookies = await page.context().cookies()
  return {
    cookies: cookies.map(({ name }) => name).filter((name) => !STORES[platform].hostNames.includes(name)),
    storage: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()),
    databases: await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  }
}
const NOTHING = { cookies: [], storage: [], databases: [] }

const REPORTS = /viewed|closed|total-website-session|conversion-activities|limitLogs|save-|client-id|price-rules/
const reports = ({ calls }: StoreVisit) => calls.flatMap(({ path }) => REPORTS.exec(path) ?? [])
const lastAsked = ({ displayCalls }: StoreVisit) => displayCalls.at(-1) ?? {}
const NOBODY = {
  client_id: '',
  converted_email: '',
  store_integration_customer_id: '',
  wix_cart_id: '',
  cart_total_items: '',
  cart_total_price: '',
  cart_products_ids_list: '',
  cart_products_org_ids_list: '',
}

/** Opens the page, and sees, closes and adds whatever there is. */
const act = async (visit: StoreVisit, platform: Platform): Promise<void> => {
  const { page } = visit
  const { add, page: path, cartName: put } = STORES[platform]
  visit.shownIds.length = 0
  visit.calls.length = 0
  await page.goto(`${stores.world.wisp}${storePath(platform, path)}`)
  await expect.poll(() => visit.shownIds).toContain('consentview01')
  await page.getByRole('button', { name: add }).click()
  await page.getByText(`It is in your ${put}`).waitFor()
  await expect.poll(() => visit.shownIds).toContain('consentcart01')
  // By the X, it would stay hidden for a day.
  await visit.wisp((wisp) => wisp.close('consentview01'))
  await visit.still()
}

describe.each(inBoth(PLATFORMS))('with the consent of %s', (platform) => {
  const { again, customer, storedNames: all, no, reportNames, yes } = STORES[platform]

  it('no answer and a no keep and report nothing; a late yes does; a withdrawal leaves nothing', async () => {
    await stores.show(platform, ...popups(platform))
    const visit = await stores.visit(storePath(platform, '?consent'))
    const { page } = visit
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const expectNothing = async () => {
      expect(await storedData(visit, platform)).toEqual(NOTHING)
      expect(reports(visit)).toEqual([])
      expect(lastAsked(visit)).toMatchObject(NOBODY)
    }
    // The banner is there, and nobody answers.
    await page.getByRole('button', { name: no }).waitFor()
    await act(visit, platform)
    await expectNothing()
    expect(visit.shownIds).not.toContain('consentgoal01')

    await choose(no)
    await visit.still()
    await expectNothing()
    await act(visit, platform)
    await expectNothing()

    await choose(again)
    await choose(yes)
    await expect.poll(() => storedData(visit, platform).then(({ storage }) => storage)).toContain('wisp.customer')
    await act(visit, platform)
    await expect.poll(() => reports(visit)).toEqual(expect.arrayContaining(['viewed', 'closed']))
    await expect
      .poll(async () => (await storedData(visit, platform)).storage)
      .toEqual(expect.arrayContaining(all.map((key) => `wisp.${key}`)))
    const viewed = visit.calls.find(({ path }) => path.endsWith('viewed/consentcart01'))
    expect(Object.fromEntries(new URLSearchParams(viewed?.body))).toMatchObject({
      client_id: expect.stringMatching(/^[\d-]+$/),
      store_integration: platform,
      store_integration_customer_id: customer,
    })
    const everTold = new Set(visit.requests.join('\n').match(/client-id|price-rules|save-[a-z-]+/g))
    expect([...everTold].sort()).toEqual(reportNames)

    await choose(again)
    await choose(no)
    await expect.poll(() => storedData(visit, platform)).toEqual(NOTHING)
    visit.calls.length = 0
    await visit.still()
    await act(visit, platform)
    await expectNothing()
  })
})

describe.runIf(isShipped())('an answer that is not a clear yes', () => {
  it('is a no on Shopify', async () => {
    await stores.show('shopify', ...popups('shopify'))
    const visit = await stores.visit(storePath('shopify', STORES.shopify.page))
    await expect.poll(() => visit.shownIds).toContain('consentview01')
    await visit.page.evaluate(() => {
      const all = { preferencesAllowed: true, analyticsAllowed: true, marketingAllowed: true }
      const details: unknown[] = [
        ...[undefined, null, 7, 'yes', [], {}, { ...all, preferencesAllowed: undefined }],
        ...[{ ...all, analyticsAllowed: 'yes' }, { ...all, marketingAllowed: 1 }, { saleOfDataAllowed: true }],
        {
          ...all,
          get marketingAllowed() {
            throw new Error('hostile')
          },
        },
      ]
      for (const detail of details) document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail }))
      document.dispatchEvent(new Event('visitorConsentCollected'))
    })
    await visit.still()
    expect(await storedData(visit, 'shopify')).toEqual(NOTHING)
    expect(reports(visit)).toEqual([])
  })

  it('is a no on Wix', async () => {
    await stores.show('wix', ...popups('wix'))
    const visit = await stores.visit(storePath('wix', STORES.wix.page))
    await expect.poll(() => visit.shownIds).toContain('consentview01')
    await visit.page.evaluate(() => {
      const policy = { essential: true, functional: true, analytics: true }
      const answers: (() => unknown)[] = [
        ...[() => undefined, () => null, () => 7, () => ({}), () => ({ policy: null }), () => ({ policy: 'yes' })],
        ...[() => ({ policy, defaultPolicy: true }), () => ({ policy: { ...policy, functional: 'yes' } })],
        ...[() => ({ policy: { ...policy, analytics: 1 } }), () => ({ policy: { essential: true } })],
        () => {
          throw new Error('hostile')
        },
      ]
      const manager = (window as unknown as { consentPolicyManager: Record<string, unknown> }).consentPolicyManager
      for (const getCurrentConsentPolicy of answers) {
        manager.getCurrentConsentPolicy = getCurrentConsentPolicy
        document.dispatchEvent(new CustomEvent('consentPolicyChanged', { detail: { policy } }))
      }
    })
    await visit.still()
    expect(await storedData(visit, 'wix')).toEqual(NOTHING)
    expect(reports(visit)).toEqual([])
  })
})
