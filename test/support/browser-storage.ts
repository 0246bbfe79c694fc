import { afterEach, beforeEach, vi } from 'vitest'
import type { Conversion } from '../../shared/page/storage/records'
import { STORAGE_PREFIX } from '../../shared/page/storage/storage'
import { visit } from './visit'

/** Examples of the entries that a browser stores about a popup and a lead. */
export const marker = { at: 1, visit: 1, url: 'https://shop.example/' }
export const lead: Conversion = {
  host: 'https://popups.example',
  popup: { id: 'popup00000001', viewerId: 'viewer-1', target: 'lead' },
  visit,
  lead: { submissionId: 'one', fields: { email: 'ann@example.com' }, extraFields: [], elapsed: 1, trap: '' },
  trigger: 'timeDelay',
  viewId: '',
}

/** Each case starts with empty storage, and with a clock that only the case moves. */
export const freshStorage = (): void => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => {
    // First, since a spy on a timer puts back the one of the fake clock.
    vi.restoreAllMocks()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Everything that this browser has stored for us, by key. */
export const storedEntries = (): Record<string, [value: unknown, expires: number]> =>
  Object.fromEntries(
    Object.keys(localStorage)
      .filter((name) => name.startsWith(STORAGE_PREFIX))
      .map((name) => [name.slice(STORAGE_PREFIX.length), JSON.parse(localStorage.getItem(name) ?? '')]),
  )

/**
 * Counts calls of one method of the browser's storage, until the globals are put back. A spy on the prototype would miss them:
 * happy-dom keeps the method that the first file of a worker has called.
 */
export const countStorageCalls = (method: 'getItem' | 'setItem'): (() => number) => {
  let calls = 0
  const get = (storage: Storage, name: string): unknown => {
    const member: unknown = Reflect.get(storage, name)
    if (typeof member !== 'function') return member
    return (...args: unknown[]): unknown => {
      if (name === method) calls++
      return Reflect.apply(member, storage, args)
    }
  }
  vi.stubGlobal('localStorage', new Proxy(localStorage, { get: get as Required<ProxyHandler<Storage>>['get'] }))
  return () => calls
}
