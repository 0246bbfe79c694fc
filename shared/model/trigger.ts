/** What a trigger is. Triggers say when; any one of them fires. Their settings are in trigger-settings.ts. */
import type { Stop } from '../platform/dom'

/**
 * Tells how far it has come, each time that changes. When `reached` comes to `needed`, the popup fires; near it, what would
 * be shown is fetched. A trigger that has no scale of its own tells 0 and 1. Returns its stop.
 */
export type Trigger<T = number> = (tell: (reached: number) => void, needed: T) => Stop
