import { createRoot } from 'react-dom/client'
import type { Stop } from '../../shared/dom'
import { newId } from '../../shared/id'
import type { CloseTrigger, Mount, PopupContext, Unmount } from '../../shared/popup'
import { english } from '../../shared/text'
import { listen } from './actions'
import { leave } from './effects'
import type { Live } from './live'
import { arrive } from './name'
import { merged, type Part, partsOf } from './part'
import { present } from './present'
import { sheet } from './sheet'
import { createSurface } from './surface'
import { nextTask } from './task'
import { readTemplate } from './template'
import css from './ui.css?inline'
import { type Kind, Window } from './window'

/** By what it is closed that was not the visitor's doing: it makes way at once. */
const FORCED: readonly CloseTrigger[] = ['api', 'popup']

/** A game may be played before its form is seen. */
const firstOf = (screens: string[]): string =>
  screens.find((screen) => screen === 'welcome') ?? screens.find((screen) => /^(main|play)$/.test(screen)) ?? 'main'

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

/** On its way to the page. */
interface Opening {
  /** Also before it is there. */
  close: Unmount
  /** Ends when it is on the page, or was closed before; fails with what kept it from there. */
  there: Promise<void>
}

/** Reads a popup, draws it and puts it on the page, or into `place`, each in a task of its own. */
export const openPopup = (kind: Kind, context: PopupContext, place?: Element): Opening => {
  const parts = partsOf(context)
  const { attach, remove, root } = createSurface()
  const react = createRoot(root as unknown as Element)
  const seen = { screen: '', status: '' }
  let frame: HTMLElement | undefined
  let hang = (_: HTMLElement): void => {}
  const hung = new Promise<HTMLElement>((resolve) => {
    hang = resolve
  })
  let release: Stop = () => {}
  let converted = false
  let leaving = false

  const draw = (change: Partial<typeof seen>): void => {
    Object.assign(seen, change)
    const { screen, status } = seen
    if (!leaving) react.render(<Window {...{ kind, live, status, frame: hang }} content={template.draw(screen)} />)
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
    if (!frame?.isConnected) {
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

  const open = async (): Promise<void> => {
    await nextTask()
    draw({ screen: firstOf(template.screens) })
    frame = await hung
    await nextTask()
    if (leaving) return
    // Asked for before anything has changed, it comes before the frame that paints the change.
    const next = nextTask()
    attach(place)
    release = present(frame, kind, live, parts)
    await next
    frame.getBoundingClientRect()
    await nextTask()
  }
  const there = open().catch((error) => {
    end()
    throw error
  })
  return { close, there }
}

/** The mount of a type of popup. */
export const createMount =
  (kind: Kind): Mount =>
  async (context) => {
    const { close, there } = openPopup(kind, context)
    await there
    return close
  }
