import type { ChunkTargeting } from './chunk-settings'
import type { LiveTargeting, ServerSettings } from './table'
import type { DEVICES } from './visit-targeting'

/** All that a popup file may say. */
export interface Targeting extends Omit<ChunkTargeting & ServerSettings, 'device'>, LiveTargeting {
  /** `tablet` is for the server to decide, the others for the targeting chunk. */
  device?: (typeof DEVICES)[number] | undefined
}
