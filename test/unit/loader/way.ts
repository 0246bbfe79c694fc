/** One visitor's way: pages that are loaded and stay open, and the time between them. */
import { afterEach, beforeEach, vi } from 'vitest'
import { createVisitor } from '../../../loader/visitor'
import { createStorage } from '../../../shared/platform/storage'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE
export const START = Date.parse('2027-03-10T12:00:00Z')

export const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
export const goTo = (path: string): void => history.replaceState(null, '', path)
export const at = (path: string): string => new URL(path, location.origin).href
export const comesFrom = (referrer: string) => vi.spyOn(Document.prototype, 'referrer', 'get').mockReturnValue(referrer)
export const hide = () => vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true)

/** A page is loaded, in a tab of its own unless the one before is left. */
export const load = (path = location.pathname) => {
  goTo(path)
  const storage = createStorage(true)
  const visitor = createVisitor(storage)
  visitor.arrive()
  storage.flush()
  return visitor
}
/** The same page stays open, looked at every 20 seconds. */
export const stay = (visitor: ReturnType<typeof load>, ms: number): void => {
  for (let passed = 0; passed < ms; passed += 20 * SECOND) {
    pass(20 * SECOND)
    visitor.stay()
  }
}

/** Before each case a browser that remembers nothing. */
export const newVisitor = (): void => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(START)
    localStorage.clear()
    goTo('/')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
