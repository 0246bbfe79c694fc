/** Who is here: what this browser remembers of the visitor, and the facts of this visit. */
import { newId } from '../../shared/id'
import type { Campaign, Mark } from '../../shared/popup'
import { LIFETIME, type Storage } from '../../shared/storage'
import type { Visit } from '../../shared/visit'
import type { Settings } from '../settings'

export interface Marker {
  /** Milliseconds since 1970. */
  at: number
  /** Number of the visit it happened in. */
  visit: number
}

/** What rules may look at. */
export interface Visitor {
  now(): number
  /** Number of this visit, from 1. A visit ends after 30 minutes without activity. */
  visits(): number
  marker(mark: Mark, popup: Campaign): Marker | undefined
}

export interface KnownVisitor extends Visitor {
  mark(mark: Mark, popup: Campaign): void
  /** Still here: the visit goes on. */
  touch(): void
  visit(): Visit
}

export const createVisitor = (storage: Storage, { store }: Settings): KnownVisitor => {
  const visits = (): number => storage.get<number>('visits') ?? 0
  const touch = (): void => {
    const landing = storage.get<string>('landing')
    if (landing === undefined) storage.set('visits', visits() + 1)
    storage.set('landing', landing ?? location.href, LIFETIME.visit)
  }
  /** Named only where something may be kept. */
  const clientId = (): string => {
    if (!storage.allowed()) return ''
    const id = storage.get<string>('client') ?? newId()
    storage.set('client', id)
    return id
  }
  const now = (): number => Date.now()
  return {
    now,
    visits,
    touch,
    marker: (mark, { id }) => storage.get<Marker>(`${mark}.${id}`),
    mark: (mark, { id }) =>
      storage.set(`${mark}.${id}`, { at: now(), visit: visits() }, LIFETIME[mark === 'closed' ? 'closed' : 'year']),
    visit: () => ({
      url: location.href,
      title: document.title,
      referrer: document.referrer,
      previousUrl: '',
      landingPage: storage.get('landing') ?? '',
      reloaded:
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload',
      clientId: clientId(),
      mobile: /Mobi|Android/.test(navigator.userAgent),
      browserLanguage: navigator.language,
      operatingSystem: navigator.platform,
      country: storage.get('country') ?? '',
      email: storage.get('email') ?? '',
      store,
      customerId: '',
    }),
  }
}
