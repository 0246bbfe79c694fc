/** The things that the types of popups and their parts share, and the display queue, which the loader hands them to. */
export { createDisplayQueue } from './display-queue/display-queue'
// In this order the file compresses best.

export { safeUrl } from '../../../shared/page/platform/safe-url'
export { adopt, sheet } from '../../../shared/page/platform/sheet'
export { linkAddress } from '../../../shared/values/link-address'
export { type Action, convertByPress, submitForm } from './actions'
export { Close } from './close'
export { EFFECTS, type Effects, prefersReducedMotion } from './effects'
export type { Live, Preview } from './live'
export { modal } from './modal'
export { createMount, openPopup, overPage } from './mount'
export { type Part, partsOf } from './part'
export type { PresenceChunk } from './presence-chunk'
export type { Components, Marked } from './template'
export { firstOf } from './view'
export type { Kind } from './window'
