import type { Trigger } from '../../../../shared/page/model/trigger'
import { all, on } from '../../../../shared/page/platform/dom'

/** Pixels from the top (specification, section 9). Leaving by a side counts as well, if it is that high up. */
const EDGE_PX = 100
/** Nearer than this and moving up, the pointer may leave soon: at this share of the trigger the popup is fetched. */
const NEAR_EDGE = [160, 0.8] as const

/** The pointer leaves the document near the top. */
export const exit: Trigger<true> = (onProgress) =>
  all([
    on<MouseEvent>(document, 'mouseleave', ({ clientY, isTrusted }) => {
      if (clientY >= EDGE_PX || !isTrusted) return
      onProgress(1)
      onProgress(0)
    }),
    on<MouseEvent>(document, 'mousemove', ({ clientY, isTrusted, movementY }) => {
      if (isTrusted && movementY < 0 && clientY < NEAR_EDGE[0]) onProgress(NEAR_EDGE[1])
    }),
  ])
