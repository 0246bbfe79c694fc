/** What the types of popups and their parts share, and what the loader calls to show one. */
export { show } from '../show/show'
export type { Action } from './actions'
export { calm } from './effects'
export { type Live, type Preview, useLive } from './live'
export { createMount } from './mount'
export type { Components, Marked } from './template'
export type { Kind } from './window'
