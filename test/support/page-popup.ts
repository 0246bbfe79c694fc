/** Popups of a page of a page-builder, in a document of the test. */
import type { Hit, PageRuntime } from '../../shared/page/model/page-builder'
import { changed } from '../../shared/page/platform/changed'
import { readPage } from '../../shared/wire/page/page-builder/page'

/** A page as its script finds it, and the hits that it counts. */
export const runtimeOf = (): PageRuntime & { hits: Hit[] } => {
  const hits: Hit[] = []
  return {
    hits,
    page: readPage(''),
    load: () => Promise.reject(new Error('nothing is loaded')),
    hit: (hit) => hits.push(hit),
    placeOf: () => ({ type: 'page', option: '0' }),
    changed,
    joined: () => Promise.reject(new Error('not joined')),
  }
}

/** Puts popups and the options of the page into the document. */
export const putPage = (body: string, popups: unknown = {}): void => {
  document.body.innerHTML = `${body}<script type="application/json" data-wisp-page>${JSON.stringify({ popups })}</script>`
}
