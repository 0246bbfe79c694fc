import { ownersAddress } from './owner-link'

/**
 * Path of a popup's preview on our own server, whatever its site. Nothing is counted or stored there.
 * @param word of an owner's link
 */
export const previewPath = (id: string, word: string): string => ownersAddress(`/p/${id}?ppt-preview=${id}`, word)
