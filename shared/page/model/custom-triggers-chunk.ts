import type { Page } from './page'
import type { Trigger } from './trigger'

/** What the custom-triggers chunk exports. Loaded for pages with a popup that waits for a moment that the site names. */
export interface CustomTriggersChunk {
  event(page: Pick<Page, 'events' | 'signals'>): Trigger<unknown>
  element: Trigger<unknown>
}
