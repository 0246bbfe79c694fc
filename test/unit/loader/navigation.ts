/** A visitor's way through the site: pages that load and stay open, and the time between them. */
import { beforeEach, vi } from 'vitest'
import { createVisitor } from '../../../loader/visitor'
import { createStorage } from '../../../shared/page/storage/storage'
import { freshStorage } from '../../support/browser-storage'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE
export const START = Date.parse('2027-03-10T12:00:00Z')

export const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
export const goTo = (path: string): void => history.replaceState(null, '', path)
export const addressOf = (path: string): string => new URL(path, location.origin).href
export const comesFrom = (referrer: string) =>
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'referrer', 'get').mockReturnValue(referrer)
export const hide = () => vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(true)

/** Loads a page, in a new tab unless the previous page is left. */
export const load = (path = location.pathname) => {
  goTo(path)
  const storage = createStorage(true)
  const visitor = createVisitor(storage)
  visitor.arrive()
  storage.flush()
  return visitor
}
/** Keeps the page open, with an update every 20 seconds. */
export const stay = (visitor: ReturnType<typeof load>, ms: number): void => {
  for (let passed = 0; passed < ms; passed += 20 * SECOND) {
    pass(20 * SECOND)
    visitor.stay()
  }
}

/** Each case starts with empty storage, at START and on the first page. */
export const newVisitor = (): void => {
  freshStorage()
  beforeEach(() => {
    vi.setSystemTime(START)
    goTo('/')
  })
}
