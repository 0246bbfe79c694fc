import { createRoot } from 'react-dom/client'
import type { PopupContext, Unmount } from '../../../shared/page/model/popup-context'
import type { Stop } from '../../../shared/page/platform/dom'
import { sheet } from '../../../shared/page/platform/sheet'
import { newId } from '../../../shared/values/id'
import { frame as english } from '../../../shared/words/english'
import { listen } from './actions'
import type { Live } from './live'
import { arrive } from './name'
import { merged, type Part, partsOf } from './part'
import { createSurface, shield } from './surface'
import { readTemplate } from './template'
import './ui.css'
import { type Kind, Window } from './window'

/** A drawn popup, over the page or inside it. */
interface View {
  live: Live
  /** Resolves once it is drawn for the first time: React draws asynchronously. */
  frame: Promise<HTMLElement>
  /** Draws its first screen. */
  begin(): void
  /** Puts it on the page, or into `place`. */
  attach(place?: Element): void
  /** True once the visitor has converted. */
  isConverted(): boolean
  end: Stop
}

/** The screen that is shown first. A game may be played before its form is shown. */
export const firstOf = (screens: string[]): string =>
  screens.find((screen) => screen === 'welcome') ?? screens.find((screen) => /^(main|play)$/.test(screen)) ?? 'main'

/** Parsed style sheets by their text. All shadow roots of a document can share one, as none is ever changed. */
const sheets = new Map<string, CSSStyleSheet>()

const sheetOf = (css: string): CSSStyleSheet => {
  let parsedSheet = sheets.get(css)
  if (!parsedSheet) {
    parsedSheet = sheet(css)
    sheets.set(css, parsedSheet)
  }
  return parsedSheet
}

/** Facts of a popup for its parts, which do not change while it is open. */
const factsOf = (context: PopupContext, parts: Part[], root: ShadowRoot) => {
  const { design } = context.popup
  const openedAt = performance.now()
  return {
    context,
    design,
    root,
    words: { ...english, ...merged(parts, 'words') },
    preview: parts.find(({ preview }) => preview)?.preview,
    submissionId: newId(),
    elapsed: () => Math.round((performance.now() - openedAt) / 1000),
  }
}

export const createView = (kind: Kind, context: PopupContext, close: Unmount): View => {
  const parts = partsOf(context)
  const { attach, remove, root } = createSurface('wisp-popup', shield)
  const react = createRoot(root as unknown as Element)
  const current = { screen: '', status: '' }
  let frame: HTMLElement | undefined
  let hang = (_: HTMLElement): void => {}
  let converted = false

  const draw = (change: Partial<typeof current>): void => {
    Object.assign(current, change)
    const { screen, status } = current
    // Do not draw a closing popup again.
    if (!frame?.inert)
      react.render(<Window kind={kind} live={live} status={status} frame={hang} content={template.draw(screen)} />)
  }
  const live: Live = {
    ...factsOf(context, parts, root),
    screens: [],
    close,
    converted() {
      converted = true
    },
    say: (status) => draw({ status }),
    screen: () => current.screen,
    go: (screen) => draw({ screen }),
  }
  const fill = parts.find((part) => part.fill)?.fill?.(context) ?? ((text: string) => text)
  const arrived = (section: HTMLElement): void => {
    if (frame) arrive(frame, section)
  }
  const template = readTemplate(context.html, { live, components: merged(parts, 'components'), fill, arrived })
  live.screens = template.screens
  root.adoptedStyleSheets = [import.meta.wispCss, ...parts.map((part) => part.css ?? ''), kind.css, template.css].map(
    sheetOf,
  )
  const unlisten = listen(live, merged(parts, 'actions'))

  return {
    attach,
    live,
    frame: new Promise((resolve) => {
      hang = (element) => {
        frame = element
        resolve(element)
      }
    }),
    begin: () => draw({ screen: firstOf(template.screens) }),
    isConverted: () => converted,
    end() {
      unlisten()
      react.unmount()
      remove()
    },
  }
}
