/** Pictures and films behind the content of a section. */

import { type Child, el, type Markup } from '../../lib/markup'
import type { Section, VideoBackground } from '../document'
import type { Scope } from './context'
import { image } from './picture'

/** The size of a poster is that of its box. */
const still = (src: string, scope: Scope): Markup => image({ src, alt: '', width: 16, height: 9 }, scope)

/** The runtime puts the film over the still picture. */
export const film = (video: VideoBackground, scope: Scope): Markup => {
  const { address } = scope
  const { type, source, youtube, poster } = video
  const addresses = Object.entries(source ?? {}).map(([format, src]) => [format, address(src)])
  const options = {
    type,
    source: type === 'youtube' ? youtube : Object.fromEntries(addresses),
    poster: poster && address(poster),
  }
  return el(
    'div',
    { class: 'film', 'data-wisp-video': JSON.stringify(options) },
    poster !== undefined && still(poster, scope),
  )
}

export const background = ({ look, picture, video }: Section, scope: Scope): Child => {
  if (look === 'video' && video) return el('div', { class: 'back' }, film(video, scope))
  return look === 'picture' && picture && el('div', { class: 'back' }, image({ ...picture }, scope))
}
