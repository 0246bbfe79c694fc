import type { Page } from './page'
import type { Trigger } from './trigger'

/** Exports of the custom-triggers chunk, which is loaded for popups that wait for a moment that the site names. */
export interface CustomTriggersChunk {
  event(page: Pick<Page, 'events' | 'signals'>): Trigger<unknown>
  element: Trigger<unknown>
}
