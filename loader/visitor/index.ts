/** Who is here: what this browser remembers of the visitor. */
import type { Visitor } from '../../shared/model/rules'
import type { Storage } from '../../shared/platform/storage'
import { createTrail, type TrailKeeper } from './trail'
import { watchTyping } from './typing'

export const createVisitor = (storage: Storage): Visitor & TrailKeeper => ({
  ...createTrail(storage),
  now: Date.now,
  mobile: /Mobi|Android/.test(navigator.userAgent),
  clientId() {
    // crypto.randomUUID is missing on http pages.
    const id = storage.get('client') ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
    storage.set('client', id)
    return id
  },
  typing: watchTyping(),
  marker: (mark, key) => storage.get(`${mark}.${key}`),
})
