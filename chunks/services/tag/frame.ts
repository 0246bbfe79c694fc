/** Frames of the page itself, such as a quick view: the outermost page of a site shows its popups. */
import type { WispApi, WispCall } from '../../../shared/page/model/api'
import { openedBy } from '../../../shared/page/model/opener'
import { on } from '../../../shared/page/platform/dom'
import { bare, globalNamed } from '../../../shared/page/platform/safe-dom'
import { own } from '../../../shared/values/own'
import { optionsFrom } from './options'

/** The document of a window of the same origin; undefined for any other window. */
export const documentOf = (frame: Window): Document | undefined => {
  try {
    return frame.document
  } catch {
    // Another origin.
  }
}

/** A builder has pages with the tag among its data: the text of a script counts only where ours runs. */
const saysSite = (frame: Window, page: Document, site: string): boolean => {
  const globals = frame as unknown as Record<string, unknown>
  if (optionsFrom(Object.entries({ ...(own(globals, 'wispSettings') as object) })).site === site) return true
  const runs = (own(globals, 'wisp') as Partial<WispApi> | undefined)?.version
  return [...bare(page, 'scripts')]
    .map((script) => (runs ? script : (script.cloneNode() as Element)).outerHTML)
    .some((text) => /wisp|\/s\//.test(text) && text.includes(site))
}

/** The outermost window that shows the popups of this site, if that is another. */
export const outerOf = (site: string): Window | undefined => {
  let outer: Window | undefined
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    const above = documentOf(frame.parent)
    if (site && above && saysSite(frame.parent, above, site)) outer = frame.parent
  }
  return outer
}

type Outer = { wisp?: Partial<WispApi> & Pick<WispApi, 'push'> }

/** A press in a frame counts for the page around it, so that what is asked for opens over a quick view, too. */
const press = (page: Document, id: string): void => {
  const opener = bare(page, 'createElement')('a')
  Object.assign(opener.dataset, { wispAction: 'open', wispPopup: id })
  bare(page, 'documentElement').append(opener)
  opener.click()
  opener.remove()
}

export const openIn = (outer: Window, id: string): void => {
  const { wisp } = outer as unknown as Outer
  if (wisp?.version) press(outer.document, id)
  else wisp?.push(['open', id])
}

/** Popups that links and calls in the frame ask for open in the outer page. */
export const joinOuter = (outer: Window): void => {
  const page = outer as unknown as Outer
  const queued = globalNamed('wisp')
  page.wisp ??= [] as unknown as Pick<WispApi, 'push'>
  // The queue of the page becomes its API once it has loaded. What the frame writes there itself is a queue, too.
  Object.defineProperty(window, 'wisp', { configurable: true, get: () => page.wisp, set() {} })
  if (Array.isArray(queued)) page.wisp.push(...(queued as WispCall[]))
  on<MouseEvent>(document, 'click', (event) => {
    const id = openedBy(event, () => true)
    if (!id || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openIn(outer, id)
  })
}
