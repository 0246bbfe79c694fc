import { createRoot } from 'react-dom/client'
import { afterPaint, all, type Stop } from '../../shared/dom'
import { newId } from '../../shared/id'
import type { CloseTrigger, Mount, PopupContext } from '../../shared/popup'
import { english } from '../../shared/text'
import { listen } from './actions'
import { enter, leave } from './effects'
import { makeRoomForKeyboard } from './keyboard'
import type { Live } from './live'
import { arrive, name } from './name'
import { type Part, partsOf } from './part'
import { sheet } from './sheet'
import { createSurface, keepAttached } from './surface'
import { readTemplate } from './template'
import css from './ui.css?inline'
import { type Kind, Window } from './window'

/** By what it is closed that was not the visitor's doing: it makes way at once. */
const FORCED: readonly CloseTrigger[] = ['api', 'popup']

/** A game may be played before its form is seen. */
const firstOf = (screens: string[]): string =>
  screens.find((screen) => screen === 'welcome') ?? screens.find((screen) => /^(main|play)$/.test(screen)) ?? 'main'

/** One of many parts' records, the later ones winning. */
const merged = <K extends keyof Part>(parts: Part[], key: K): NonNullable<Part[K]> =>
  Object.assign({}, ...parts.map((part) => part[key]))

/** What a popup is to its parts, but for what changes while it is seen. */
const factsOf = (context: PopupContext, parts: Part[], root: ShadowRoot) => {
  const { design, language } = context.popup
  const openedAt = performance.now()
  return {
    ...{ context, design, root },
    words: parts.find(({ words }) => words)?.words ?? english,
    preview: parts.find(({ preview }) => preview)?.preview?.[language],
    submissionId: newId(),
    elapsed: () => Math.round((performance.now() - openedAt) / 1000),
  }
}

/**
 * Brings the frame up, and keeps it up until it is closed. What puts it over the page has the browser look at all of the page, or
 * lay out what is not on the screen yet: after its paint that is a task of its own, before it part of one that is too long.
 */
const present = (frame: HTMLElement, kind: Kind, live: Live, parts: Part[]): Stop => {
  const { context, design, root } = live
  let painted = false
  const raise = (): void => {
    if (painted) kind.raise(frame)
  }
  name(frame, context.popup.name)
  enter(frame, design.entryEffect, merged(parts, 'effects'))
  const stops = [
    ...parts.flatMap(({ hold }) => hold?.(live, frame) ?? []),
    afterPaint(() => {
      painted = true
      raise()
    }),
    kind.hold(frame, live),
  ]
  // What stands in the flow of the page goes with it.
  if (root.host.parentNode === document.documentElement)
    stops.push(
      keepAttached(root.host, raise, () => live.close('api')),
      makeRoomForKeyboard(frame),
    )
  return all(stops)
}

/** The mount of a type of popup. `place`: drawn in there instead of over the page. */
export const createMount =
  (kind: Kind, place?: Element): Mount =>
  (context) => {
    const parts = partsOf(context)
    const { root, remove } = createSurface(place)
    const react = createRoot(root as unknown as Element)
    const seen = { screen: '', status: '' }
    let frame: HTMLElement | null = null
    let release: Stop = () => {}
    let converted = false
    let leaving = false

    const draw = (change: Partial<typeof seen>): void => {
      Object.assign(seen, change)
      const { screen, status } = seen
      if (!leaving) react.render(<Window {...{ kind, live, status, frame: attach }} content={template.draw(screen)} />)
    }
    const attach = (element: HTMLElement | null): void => {
      frame = element
      if (frame) release = present(frame, kind, live, parts)
    }
    const end = (): void => {
      unlisten()
      react.unmount()
      remove()
    }
    const close = (trigger: CloseTrigger): void => {
      if (leaving) return
      leaving = true
      const how = (): CloseTrigger => (converted ? 'submit' : trigger)
      // For a part, the close itself may be what the popup is for.
      for (const part of parts) part.closed?.(live, how())
      // The page is the visitor's again, before anything has moved.
      release()
      context.closed(kind.resets ? trigger : how())
      if (!frame) {
        end()
        return
      }
      // While it leaves it is a picture of itself.
      frame.inert = true
      leave(frame, context.popup.design.exitEffect, FORCED.includes(trigger), end, merged(parts, 'effects'))
    }
    const live: Live = {
      ...factsOf(context, parts, root),
      screens: [],
      close,
      converted() {
        converted = true
      },
      say: (status) => draw({ status }),
      screen: () => seen.screen,
      go: (screen) => draw({ screen }),
    }
    const fill = parts.find((part) => part.fill)?.fill?.(context) ?? ((text: string) => text)
    const arrived = (section: HTMLElement): void => {
      if (frame) arrive(frame, section)
    }
    const template = readTemplate(context.html, { live, components: merged(parts, 'components'), fill, arrived })
    live.screens = template.screens
    root.adoptedStyleSheets = [css, ...parts.map((part) => part.css ?? ''), kind.css, template.css].map(sheet)
    // Until the very end: a form submitted while it leaves must not take the page along.
    const unlisten = listen(live, merged(parts, 'actions'))
    try {
      draw({ screen: firstOf(template.screens) })
    } catch (error) {
      end()
      throw error
    }
    return close
  }
