/** A page with a store, and a server that answers by path. Each case has its own, on a clock of its own. */
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import type { Page } from '../../../../shared/page/model/page'
import { signals } from '../../../../shared/page/platform/signals'
import { createStorage } from '../../../../shared/page/storage/storage'

interface PageSettings extends Partial<Page> {
  /** Whether the browser may store something. */
  allowed?: boolean
  /** Part of an address → the server's answer; anything else gets none. */
  answers?: Record<string, unknown>
}

/**
 * A page whose server has an address that no other page has: chunks remember answers by their address, and stay with the worker when
 * a file loads modules anew, which would begin counting again.
 */
export const pageOf = ({ allowed = true, answers = {}, ...settings }: PageSettings = {}) => {
  /** Addresses that the server was asked for. */
  const requests: string[] = []
  const page = {
    site: 'site-key-1',
    host: `https://${crypto.randomUUID()}.example`,
    base: '',
    version: '1.2.3',
    consent: 'none',
    landing: '',
    nonce: '',
    preview: '',
    spa: 'false',
    store: 'shopify',
    signals,
    storage: createStorage(allowed),
    visitor: { clientId: () => 'visitor-1' },
    load: () => Promise.reject(new Error('no chunk')),
    async send(url: string) {
      requests.push(url)
      const path = Object.keys(answers).find((part) => url.includes(part))
      return path ? { status: 200, text: JSON.stringify(answers[path]) } : { status: 0, text: '' }
    },
    ...settings,
  } as unknown as Page
  return { page, requests }
}

/** Each case starts with empty storage, no globals of a store, and a clock that only the case moves. */
export const freshStore = (): void => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

/** Runs what is waiting, and time with it. */
export const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(60)

/** Errors that were reported on the page. */
export const reported = (): string[] => {
  const errors: string[] = []
  const note = (event: Event): void => {
    event.preventDefault()
    errors.push(`${(event as CustomEvent).detail.error}`)
  }
  window.addEventListener('wisp:error', note)
  onTestFinished(() => window.removeEventListener('wisp:error', note))
  return errors
}

/** The store's fields in the next display request, in the order of the specification. */
export const fieldsOf = (...[id = '', items = '', price = '', variants = '', products = '', recent = '']: string[]) =>
  `${new URLSearchParams({
    triggers: '',
    poptin_forms_id: '',
    wix_cart_id: id,
    cart_total_items: items,
    cart_total_price: price,
    cart_products_ids_list: variants,
    cart_products_org_ids_list: products,
    last_visited_products: recent,
  })}`
