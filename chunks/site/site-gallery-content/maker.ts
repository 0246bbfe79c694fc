import type { GalleryContentChunk } from '../../../shared/page/gallery/chunks'
import { bare } from '../../../shared/page/platform/safe-dom'

/** Makes one type of content. */
export type Maker = GalleryContentChunk['make']

export const element = <K extends keyof HTMLElementTagNameMap>(tag: K, properties: object): HTMLElementTagNameMap[K] =>
  Object.assign(bare(document, 'createElement')(tag), properties)

/** The name of a file, for content that nothing else names. */
export const fileOf = ({ pathname }: URL): string => pathname.replace(/.*\//, '')

/** A box for what fills it. */
export const holder = (): HTMLElement => element('div', { className: 'wisp-gallery-document' })

/** True if the visitor has done something on the page: a film that only the page's address names does not start by itself. */
export const wasAsked = (): boolean => navigator.userActivation?.hasBeenActive ?? false
