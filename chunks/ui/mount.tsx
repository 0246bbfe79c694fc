import { createRoot } from 'react-dom/client'
import { after, all, type Stop } from '../../shared/dom'
import { newId } from '../../shared/id'
import type { CloseTrigger, Mount, PopupContext, Unmount } from '../../shared/popup'
import { english, type Language, type Words } from '../../shared/text'
import { type Actions, listen } from './actions'
import { leave } from './effects'
import type { Live, Preview } from './live'
import { Screen } from './screen'
import { createSurface, type Surface } from './surface'
import { type Components, readTemplate, type Template } from './template'
import css from './ui.css?inline'
import { type Kind, Window } from './window'

/** Seconds that a thank screen stays where the owner did not say, and that the button's own thanks are seen. */
const LONG_STAY = 60
const SHORT_STAY = { lead: 2, click: 1, social_proof: 1 }

/** What a part (form, countdown, …) exports. */
export interface Part {
  components?: Components
  actions?: Actions
  css?: string
  /** In another language than English. */
  words?: Words
  preview?: Record<Language, Preview>
}

const partsOf = ({ parts }: PopupContext): Part[] => [
  { components: { 'data-wisp-screen': Screen }, css },
  ...(Object.values(parts) as Part[]),
]

/** Draws the template and keeps what changes while it is seen: the screen, what is said, whether a lead was given. */
const begin = (context: PopupContext, kind: Kind, template: Template, parts: Part[], surface: Surface): Unmount => {
  const { root, remove } = surface
  const { design, language, target } = context.popup
  const words = parts.find((part) => part.words)?.words ?? english
  const preview = parts.find((part) => part.preview)?.preview?.[language]
  const react = createRoot(root as unknown as Element)
  const openedAt = performance.now()
  const seen = { screen: 'main', status: '' }
  const stops: Stop[] = []
  let submitted = false
  let leaving = false

  const draw = (change: Partial<typeof seen>): void => {
    Object.assign(seen, change)
    if (!leaving) react.render(<Window {...{ kind, live, template }} {...seen} />)
  }
  const end = (trigger: CloseTrigger) => (): void => {
    unlisten()
    react.unmount()
    remove()
    context.closed(submitted ? 'submit' : trigger)
  }
  const close: Unmount = (trigger) => {
    if (leaving) return
    leaving = true
    all(stops)()
    leave(root.querySelector<HTMLElement>('.wisp-frame'), design.exitEffect, end(trigger))
  }
  const closeAfter = (seconds: number): number => stops.push(after(seconds * 1000, () => close('auto')))
  const submit = (): void => {
    submitted = true
    const thanks = design.thanks && template.screens.includes('thanks')
    draw(thanks ? { screen: 'thanks' } : { status: words.sent })
    closeAfter(thanks ? (design.thanksAutoClose ?? LONG_STAY) : SHORT_STAY[target])
  }
  const live: Live = {
    ...{ context, design, words, preview, root, close },
    submissionId: newId(),
    elapsed: () => Math.round((performance.now() - openedAt) / 1000),
    submitted: submit,
    say: (status) => draw({ status }),
    screen: () => seen.screen,
  }
  // Until the very end: a form submitted while it leaves must not take the page along.
  const unlisten = listen(live, Object.assign({}, ...parts.map(({ actions }) => actions)))
  if (design.autoClose) closeAfter(design.autoClose)
  draw({})
  return close
}

/** The mount of a type of popup. */
export const createMount =
  (kind: Kind): Mount =>
  (context) => {
    const parts = partsOf(context)
    const template = readTemplate(context.html, Object.assign({}, ...parts.map(({ components }) => components)))
    const css = [...parts.map((part) => part.css ?? ''), kind.css, template.css]
    return begin(context, kind, template, parts, createSurface(css))
  }
