/** `+`, `-` and `0` as in the browser's own zoom; arrows move what is enlarged. */
import type { GalleryView } from '../../../../shared/page/gallery/chunks'
import { on, type Stop } from '../../../../shared/page/platform/dom'
import type { Zoom } from './hold'

/** px of one press of an arrow. */
const STEP_PX = 80

/** How far and by how much. */
const ZOOM_KEYS = new Map<string, [x: number, y: number, times?: number]>([
  ['ArrowLeft', [STEP_PX, 0]],
  ['ArrowRight', [-STEP_PX, 0]],
  ['ArrowUp', [0, STEP_PX]],
  ['ArrowDown', [0, -STEP_PX]],
  ['+', [0, 0, 1.5]],
  ['=', [0, 0, 1.5]],
  ['-', [0, 0, 2 / 3]],
  ['0', [0, 0, 0]],
])

/** Before the gallery's own keys: an arrow pages once there is nothing left to see on that side. */
export const watchKeys = ({ dialog }: GalleryView, zoom: Zoom): Stop =>
  on<KeyboardEvent>(
    dialog,
    'keydown',
    (event) => {
      const step = ZOOM_KEYS.get(event.key)
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return
      const [right, down, times] = step
      const x = dialog.clientWidth / 2
      const y = dialog.clientHeight / 2
      if (zoom.move({ x, y }, { x: x + right, y: y + down }, times, true)) event.preventDefault()
    },
    true,
  )
