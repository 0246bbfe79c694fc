/** The only import(), from the name of a chunk to its module. */
import type { Page } from '../shared/page/model/page'
import { after } from '../shared/page/platform/dom'

/** Set by the build: the folder of the chunks, below the folder of the script. */
declare const __FOLDER__: string

/** Milliseconds. A request may fail because the network is just changing. */
const RETRY_AFTER_MS = 500

export const retried = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch(() => new Promise<void>((resolve) => after(RETRY_AFTER_MS, resolve)).then(attempt))

/** The browser fetches and runs a module once, however often it is imported. */
export const fetchModule = <T>(url: string): Promise<T> => retried(() => import(/* @vite-ignore */ url))

/** Address of a chunk of popups. The first file with what popups share stays the page's: this is what writes `page.ui`. */
export const addressOf = (page: Pick<Page, 'base' | 'ui'>, chunk: string): string => {
  // biome-ignore lint/suspicious/noAssignInExpressions: two statements would cost wisp.js some bytes.
  return `${page.base}${__FOLDER__}${/ui$/.test(chunk) ? (page.ui ??= chunk) : chunk}.js`
}

/** For pages and sites without popups. @param base folder of the script, with its slash */
export const createLoad =
  (base: string) =>
  <T>(chunk: string): Promise<T> =>
    fetchModule(`${base}${__FOLDER__}${chunk}.js`)
