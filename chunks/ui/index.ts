/** What the types of popups and their parts share, and the stage that the loader sends them to. */
export { createStage } from '../stage/stage'
export type { Action } from './actions'
export { calm } from './effects'
export { type Live, type Preview, useLive } from './live'
export { createMount } from './mount'
export type { Components, Marked } from './template'
export type { Kind } from './window'
