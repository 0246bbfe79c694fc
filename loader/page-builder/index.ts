/** The entry of wisp-page.js, which makes the pages of a page-builder work. It never throws into the page. */
import type { PagePopupsChunk, PageRuntime, ToastsChunk } from '../../shared/model/page-builder'
import { after, guard, on, reportRejection } from '../../shared/platform/dom'
import { doc } from '../../shared/platform/safe-dom'
import { optionOf } from '../../shared/wire/page-builder/markup'
import { readPage } from '../../shared/wire/page-builder/page'
import { createLoad } from '../load'
import { createHits } from './hits'
import { runLoader } from './join'
import { watchComponents } from './near'
import { watchPresses } from './press'
import { readTag, type Tag } from './tag'

const run = (tag: Tag): void => {
  const load = createLoad(tag.base)
  const page = readPage(tag.hits)
  const { allow, hit } = createHits(page, tag.free)
  const runtime: PageRuntime = {
    ...{ page, load, hit },
    placeOf(element) {
      const [type, option] = optionOf(element) ?? ['page', '0']
      return { type, option }
    },
    joined() {
      runLoader(tag)
      return load<PagePopupsChunk>('page-popups').then(({ join }) => join(runtime, allow))
    },
  }
  /** One promise for all, so that they appear in order: two imports of a chunk may resolve in any. */
  let toasts: Promise<ToastsChunk> | undefined
  const toast = (detail: unknown): void => {
    toasts ??= load<ToastsChunk>('page-toast').catch((error) => {
      toasts = undefined
      throw error
    })
    reportRejection(toasts.then(({ toast }) => toast(detail)))
  }

  watchPresses(runtime)
  watchComponents(runtime)
  on<CustomEvent>(window, 'wisp:toast', ({ detail }) => toast(detail))
  for (const each of page.toasts) after(Number(each.after) * 1000, () => toast(each))
  if (tag.site || page.popups.size || !tag.free) reportRejection(runtime.joined())
}

/** Set while the script runs on the page, which may hold its tag twice. */
const RUNS = Symbol.for('wisp-page')

guard(() => {
  const tag = readTag()
  if (!tag || Reflect.has(window, RUNS)) return
  Reflect.set(window, RUNS, true)
  // A page that is being prerendered has no visitor yet.
  const begin = (): void => {
    if ((doc as { prerendering?: boolean }).prerendering) on(document, 'prerenderingchange', () => run(tag))
    else run(tag)
  }
  if (doc.readyState === 'loading') on(document, 'DOMContentLoaded', begin)
  else begin()
})
