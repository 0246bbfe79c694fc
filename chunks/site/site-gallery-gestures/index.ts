/** The gestures of fingers, mouse and wheel in an open gallery: page, close, enlarge. Nothing of it is needed for its first frame. */
import type { GalleryExtraChunk } from '../../../shared/page/gallery/chunks'
import { all } from '../../../shared/page/platform/dom'
import { adopt } from '../../../shared/page/platform/sheet'
import { watchDrag } from './drag'
import './gestures.css'
import { watchWheel } from './wheel'
import { watchZoom } from './zoom/zoom'

adopt(import.meta.wispCss)

export const extend: GalleryExtraChunk['extend'] = (view) => all([watchDrag(view), watchWheel(view), watchZoom(view)])
