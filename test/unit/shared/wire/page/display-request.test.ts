// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createVisitor } from '../../../../../loader/visitor'
import type { Page } from '../../../../../shared/page/model/page'
import { createStorage } from '../../../../../shared/page/storage/storage'
import { CAMPAIGNS } from '../../../../../shared/wire/addresses'
import { clickUrl, displayForm, displayUrl } from '../../../../../shared/wire/page/display-request'

describe('display request', () => {
  const NOW = Date.parse('2027-03-10T12:00:00Z')
  const SHOP = location.origin
  const HERE = `${SHOP}/pots`
  const setReferrer = (referrer: string) =>
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'referrer', 'get').mockReturnValue(referrer)

  /** Visits a page, and returns it as the loader knows it. */
  const arrive = (path: string, { allowed = true, ...settings }: Partial<Page> & { allowed?: boolean } = {}): Page => {
    history.replaceState(null, '', path)
    const storage = createStorage(allowed)
    const visitor = createVisitor(storage)
    visitor.arrive()
    storage.flush()
    return { host: 'https://w.example', site: 'a/b', preview: '', store: '', storage, visitor, ...settings } as Page
  }
  const fields = (page: Page, again = false) => Object.fromEntries(displayForm(page, again))

  /** The request for a visitor about whom nothing is known. */
  const nobody = {
    domain: location.hostname,
    referrer: '',
    previous_url: '',
    cookies: 'new_session\nnew_user',
    triggers: '',
    cc: '',
    poptin_forms_id: '',
    if_mobile: 'false',
    page_title: 'Pots & pans',
    origin_landing_page: HERE,
    if_page_refreshed: 'false',
    poptin_viewed_url: '',
    previous_visited_pages: '',
    previous_visited_pages_with_current: HERE,
    previous_visited_pages_with_timestamp: '',
    all_visited_pages: HERE,
    store_integration: '',
    store_integration_customer_id: '',
    wix_cart_id: '',
    cart_total_items: '',
    cart_total_price: '',
    cart_products_ids_list: '',
    cart_products_org_ids_list: '',
    preview_poptin_id: '',
    cancel_visitor_count: 'false',
    converted_email: '',
    client_id: '',
    browser_language: 'en-GB',
    operating_system: 'Linux',
    webdriver: 'false',
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(NOW)
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux')
    vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false)
    localStorage.clear()
    document.title = 'Pots & pans'
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('goes to the site key, escaped', () => {
    expect(displayUrl({ host: 'https://w.example', site: 'a/b' } as Page)).toBe(
      `https://w.example/api/display/a%2Fb${CAMPAIGNS}`,
    )
    expect(clickUrl({ host: 'https://w.example' }, 'abcdefghij-_9')).toBe(
      `https://w.example/api/display/click/abcdefghij-_9${CAMPAIGNS}`,
    )
  })

  it('contains every field of section 7 and no others, empty if unknown; it names nobody without consent', () => {
    expect(fields(arrive('/pots', { allowed: false }))).toEqual(nobody)
  })

  it('contains what is known', () => {
    setReferrer('https://search.example/')
    arrive('/sale')
    vi.setSystemTime(NOW + 86_400_000)
    arrive('/')
    setReferrer(`${SHOP}/`)
    vi.setSystemTime(NOW + 86_400_000 + 5_000)
    const page = arrive('/pots', { preview: 'popup00000009', store: 'shopify' })
    const { storage } = page
    storage.set('client', 'client-1')
    storage.set('country', 'GB')
    storage.set('customer', 'customer-7')
    storage.set('email', 'ann@example.com')
    storage.set('seen.popup00000001', { at: NOW, visit: 1, url: `${SHOP}/sale` })
    storage.set('closed.popup00000001', { at: NOW, visit: 1, url: `${SHOP}/sale` })
    storage.set('converted.popup00000002', { at: NOW, visit: 1, url: `${SHOP}/sale` })
    expect(fields(page, true)).toEqual({
      ...nobody,
      referrer: 'https://search.example/',
      previous_url: `${SHOP}/`,
      cookies: 'old_user\nseen.popup00000001\nclosed.popup00000001\nconverted.popup00000002',
      cc: 'GB',
      origin_landing_page: `${SHOP}/`,
      poptin_viewed_url: `popup00000001 ${SHOP}/sale`,
      previous_visited_pages: `${SHOP}/`,
      previous_visited_pages_with_current: `${SHOP}/\n${HERE}`,
      previous_visited_pages_with_timestamp: `${NOW + 86_400_000} ${SHOP}/`,
      all_visited_pages: `${SHOP}/sale\n${SHOP}/\n${HERE}`,
      store_integration: 'shopify',
      store_integration_customer_id: 'customer-7',
      preview_poptin_id: 'popup00000009',
      cancel_visitor_count: 'true',
      converted_email: 'ann@example.com',
      client_id: 'client-1',
    })
  })

  it('names nobody where the browser asks for privacy, and says if anything may be stored all the same', () => {
    vi.stubGlobal('navigator', { language: '', platform: '', globalPrivacyControl: true })
    expect(fields(arrive('/pots')).client_id).toBe('0')
    expect(fields(arrive('/pots', { allowed: false })).client_id).toBe('')
    vi.unstubAllGlobals()
  })

  it('marks a reload as one', () => {
    arrive('/pots')
    vi.setSystemTime(NOW + 5_000)
    expect(fields(arrive('/pots'))).toMatchObject({ if_page_refreshed: 'true', cookies: 'old_user', previous_url: '' })
  })
})
