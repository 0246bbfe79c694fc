import type { ChunkTargeting } from './targeting'
import type { LiveTargeting, ServerTargeting } from './visit-targeting'

export const DEVICES = ['desktop', 'mobile', 'tablet'] as const

/** All that a popup file may say. */
export interface Targeting extends Omit<ChunkTargeting, 'device'>, ServerTargeting, LiveTargeting {
  /** `tablet` is for the server to decide, the others for the targeting chunk. */
  device?: (typeof DEVICES)[number] | undefined
}
