/** The product that the page shows, as the site's script tells it (docs/page.md). */
import type { Page } from '../../../shared/page/model/page'
import type { LookedAt } from '../../../shared/page/model/store'
import { on, type Stop } from '../../../shared/page/platform/dom'
import { object, text } from '../../../shared/values/names'

let lastLooked: { product: LookedAt; path: string } | undefined

const note = (detail: unknown): LookedAt | undefined => {
  const { category, id, name } = object(detail)
  if (!text(id)) return
  const product = { id: text(id), name: text(name), category: text(category) }
  lastLooked = { product, path: location.pathname }
  return product
}

/** Asks for it, because the page may have told it before anybody listened. The page answers at once, or not at all. */
export const product = (): LookedAt | undefined => {
  const stop = on<CustomEvent>(window, 'wisp:product', ({ detail }) => void note(detail))
  dispatchEvent(new CustomEvent('wisp:product-wanted'))
  stop()
  // A single-page site may have gone to another page since.
  return lastLooked?.path === location.pathname ? lastLooked.product : undefined
}

export const follow = (_: Page, looked: (product: LookedAt) => void): Stop =>
  on<CustomEvent>(window, 'wisp:product', ({ detail }) => {
    const product = note(detail)
    if (product) looked(product)
  })
