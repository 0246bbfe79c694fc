/** Opens the panel, keeps it up to date, and removes it completely. */
import { computed, effect } from '@preact/signals-react'
import { createRoot } from 'react-dom/client'
import type { LeftOutAnswer } from '../../../shared/model/left-out'
import type { Explanation } from '../../../shared/page/model/api'
import type { Page } from '../../../shared/page/model/page'
import type { CurrentPopups, InspectorChunk } from '../../../shared/page/model/popups'
import { isComposed } from '../../../shared/page/platform/composing'
import { after, all, every, guard, on, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { sheet } from '../../../shared/page/platform/sheet'
import { createSurface, shield } from '../../core/ui/surface'
import { explain } from './explain'
import { askLeftOut, NO_LEFT_OUT } from './left-out'
import { mirror } from './mirror'
import { Panel, type PanelView } from './panel'
import './panel.css'
import { createPlace } from './place'
import { takeSnapshot } from './snapshot'
import { triggerWords } from './words/triggers'

/** Rules on facts that time or a page can change without any event. */
const OF_THE_PAGE = ['variables', 'cookies', 'sourceCode', 'pages', 'schedule']

/** True if anything in the explanation changes with time alone, or without any event. */
const dependsOnTime = ({ popups }: Explanation): boolean =>
  popups.some(
    ({ rules, state, triggers }) =>
      state === 'waiting' ||
      triggers.some(({ armed, trigger }) => armed && triggerWords(trigger).scale?.[0] === 's') ||
      rules.some(({ rule, set }) => set && OF_THE_PAGE.includes(rule)),
  )

/** Milliseconds. No event tells us when the page opens a window over the panel, so we check. */
const PLACE_CHECK_MS = 500
/** Milliseconds: the panel counts in seconds. */
const TICK_MS = 1_000

/** The content of the panel as a signal, and its stop. */
const watch = (page: Page, current: CurrentPopups) => {
  const ticks = page.signals.signal(0)
  const leftOut = page.signals.signal<LeftOutAnswer>(NO_LEFT_OUT)
  const tick = (): void => {
    if (!doc.hidden) ticks.value++
  }
  const [view, stopMirror] = mirror(page.signals, (): PanelView => {
    void ticks.value
    const snapshot = takeSnapshot(page, current, leftOut.value)
    return { snapshot, explanation: explain(snapshot) }
  })
  const requests = new PerformanceObserver(tick)
  requests.observe({ type: 'resource' })
  const counts = computed(() => dependsOnTime(view.value.explanation))
  const stop = all([
    stopMirror,
    // Again after each answer, that is on each page of a single-page site.
    page.signals.effect(() => {
      if (!current.value.answer.value) return
      reportRejection(
        askLeftOut(page).then((answer) => {
          leftOut.value = answer
        }),
      )
    }),
    effect(() => (counts.value ? every(TICK_MS, tick) : undefined)),
    on(document, 'visibilitychange', tick),
    () => requests.disconnect(),
  ])
  return { view, stop }
}

/** Opens the panel. Returns a function that brings it back into view. */
const open = (page: Page, current: CurrentPopups, onGone: Stop): Stop => {
  // Compute the content first: if that throws, no empty element is left on the page.
  const { view, stop } = watch(page, current)
  const { attach, remove, root } = createSurface('wisp-inspector', shield)
  attach()
  root.adoptedStyleSheets = [sheet(import.meta.wispCss)]
  const react = createRoot(root as unknown as Element)
  const place = createPlace(root)
  const close = all([
    stop,
    every(PLACE_CHECK_MS, place),
    on<KeyboardEvent>(root, 'keydown', (event) => {
      if (event.key !== 'Escape' || isComposed(event)) return
      // Without this, Escape would close a modal window of the page along with the panel.
      event.preventDefault()
      close()
    }),
    // Do not unmount inside the event handler of the component itself.
    () => after(0, () => react.unmount()),
    remove,
    onGone,
  ])
  guard(() => react.render(<Panel view={view} close={close} drawn={place} />))
  return () => {
    guard(place)
    root.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true })
  }
}

let bringBack: Stop | undefined

/** Opens the panel, or brings the open one back into view. */
export const inspect: InspectorChunk['inspect'] = (page, current) => {
  if (bringBack) return bringBack()
  bringBack = open(page, current, () => {
    bringBack = undefined
  })
}
