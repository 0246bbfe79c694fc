/** The entry of wisp-page.js, which makes the pages of a page-builder work. It never throws into the page. */
import type { PagePopupsChunk, PageRuntime, ToastsChunk } from '../../shared/page/model/page-builder'
import { after, guard, on, reportRejection } from '../../shared/page/platform/dom'
import { bare, globalNamed } from '../../shared/page/platform/safe-dom'
import { placeOf } from '../../shared/wire/page/page-builder/markup'
import { readPage } from '../../shared/wire/page/page-builder/page'
import { createLoad } from '../load'
import { onceVisited } from '../once-visited'
import { watchChanges } from './changes'
import { createHits } from './hits'
import { runLoader } from './join'
import { watchComponents } from './near'
import { watchPresses } from './press'
import { readTag, type Tag } from './tag'

const run = (tag: Tag): void => {
  const load = createLoad(tag.base)
  const page = readPage(tag.hits)
  // A page with a queue of calls may have one that withdraws consent.
  const free = tag.free && !globalNamed('wisp')
  const { allow, hit } = createHits(page, free)
  const runtime: PageRuntime = {
    page,
    load,
    hit,
    placeOf,
    changed: watchChanges(),
    async joined() {
      const [{ join }] = await Promise.all([load<PagePopupsChunk>('page-popups'), runLoader(tag)])
      return join(runtime, allow)
    },
  }
  let toasts = Promise.resolve()
  const toast = (detail: unknown): void => {
    const show = (): Promise<void> => load<ToastsChunk>('page-toast').then((chunk) => chunk.toast(detail, load))
    // In the order in which they were asked for: two imports of a chunk may resolve in any.
    toasts = toasts.then(show, show)
    reportRejection(toasts)
  }

  watchPresses(runtime)
  watchComponents(runtime)
  on<CustomEvent>(window, 'wisp:toast', ({ detail }) => toast(detail))
  for (const each of page.toasts) after(Number(each.after) * 1000, () => toast(each))
  if (tag.site || page.popups.size || !free) reportRejection(runtime.joined())
}

/** Set while the script runs on the page, which may hold its tag twice. */
const RUNNING_SYMBOL = Symbol.for('wisp-page')
const flags = window as unknown as Record<symbol, unknown>

guard(() => {
  const tag = readTag()
  if (!tag || flags[RUNNING_SYMBOL]) return
  flags[RUNNING_SYMBOL] = true
  const begin = (): void => onceVisited(() => run(tag))
  if (bare(document, 'readyState') === 'loading') on(document, 'DOMContentLoaded', begin)
  else begin()
})
