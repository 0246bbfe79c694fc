/**
 * Triggers say when a popup shows; any one of them fires it. Their settings are in trigger-settings.ts.
 */
import type { Stop } from '../platform/dom'
import type { Page } from './page'

/** At this share of what a trigger needs, the popup is fetched. */
export const NEAR_SHARE = 0.8

/**
 * Calls `onProgress` each time its progress changes. When `reached` comes to `goal`, the popup fires; near it, the
 * popup is fetched. A trigger without a scale reports 0 and 1. Returns its stop. `load`: fetches a chunk.
 */
export type Trigger<T = number> = (onProgress: (reached: number) => void, goal: T, load: Page['load']) => Stop
