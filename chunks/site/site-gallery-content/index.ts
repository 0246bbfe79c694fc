/** Content that the browser loads and shows by itself: films, documents, other pages. */

import type { ContentType } from '../../../shared/page/gallery/chunks'
import { explained, fail, NO_TYPE } from '../../../shared/page/gallery/failure'
import { addPageSheet } from '../../../shared/page/platform/page-sheet'
import './content.css'
import { pdf } from './document'
import { svg } from './drawing'
import { iframe } from './iframe'
import type { Maker } from './maker'
import { video } from './video'

addPageSheet(import.meta.wispCss)

const CONTENT_MAKERS: Partial<Record<ContentType, Maker>> = { svg, pdf, iframe, video }

export const make = explained((item, signal, load) => {
  const maker = item.type && CONTENT_MAKERS[item.type]
  return maker ? maker(item, signal, load) : fail(NO_TYPE)
})
