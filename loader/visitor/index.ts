/** The visitor, as this browser remembers them. */
import type { Visitor } from '../../shared/page/model/rules'
import { asksForPrivacy } from '../../shared/page/platform/privacy-control'
import { signal } from '../../shared/page/platform/signals'
import type { Storage } from '../../shared/page/storage/storage'
import { createTrail, type TrailKeeper } from './trail'

/** Moved on by tick() when something happens; it does not run by itself. */
const clock = signal(1)

export const createVisitor = (storage: Storage): Visitor & TrailKeeper => ({
  ...createTrail(storage),
  now: () => clock.value && Date.now(),
  tick() {
    clock.value++
  },
  mobile: /Mobi|Android/.test(navigator.userAgent),
  clientId() {
    // crypto.randomUUID does not exist on http pages. An empty entry goes on saying that something may be stored.
    const id = asksForPrivacy() ? '' : storage.get('client') || crypto.getRandomValues(new Uint32Array(4)).join('-')
    storage.set('client', id)
    return id
  },
  marker(mark, key) {
    const marker = storage.get(`${mark}.${key}`)
    // Without a marker, the comparison is false.
    if (!((marker?.at as number) > Date.now())) return marker
  },
})
