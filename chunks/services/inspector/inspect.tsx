/** Opens the panel, keeps it live, and takes all of it away again. */
import { createRoot } from 'react-dom/client'
import type { Inspector } from '../../../shared/model/inspect'
import { afterPaint, all, every, guard, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { sheet } from '../../core/ui/sheet'
import { createSurface } from '../../core/ui/surface'
import { explain } from './explain'
import { Panel } from './panel'
import './panel.css'
import { createPlace } from './place'
import type { Look } from './snapshot'

/** Milliseconds between two looks. */
const REFRESH = 500

/** Returns what brings it back to who has lost it. */
const open = (look: () => Look, gone: Stop): Stop => {
  const { attach, remove, root } = createSurface('wisp-inspector')
  attach()
  root.adoptedStyleSheets = [sheet(import.meta.wispCss)]
  const react = createRoot(root as unknown as Element)
  const place = createPlace(root)

  const draw = (): void => {
    if (doc.hidden) return
    const now = look()
    react.render(<Panel look={now} explanation={explain(now)} close={close} drawn={place} />)
  }
  let stop: Stop = () => {}
  /** A popup is put over the page once it has been painted, and may then lie over the panel. */
  const drawTwice = (): void => {
    stop()
    draw()
    stop = afterPaint(draw)
  }
  const close = all([
    every(REFRESH, draw),
    () => stop(),
    ...['wisp:show', 'wisp:close'].map((moment) => on(window, moment, drawTwice)),
    on<KeyboardEvent>(root, 'keydown', (event) => {
      if (event.key !== 'Escape') return
      // A modal window is not to close along with it.
      event.preventDefault()
      close()
    }),
    () => react.unmount(),
    remove,
    gone,
  ])
  guard(draw)
  return () => {
    guard(draw)
    root.querySelector<HTMLElement>('.panel')?.focus()
  }
}

let bringBack: Stop | undefined

/** Opens the panel, or brings back the one that is open. */
export const inspect: Inspector['inspect'] = (page, look) => {
  if (bringBack) return bringBack()
  bringBack = open(
    () => ({ ...page, ...look() }),
    () => {
      bringBack = undefined
    },
  )
}
