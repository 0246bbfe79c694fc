/** The only import(), from the name of a chunk to its module. */
import { after } from '../shared/page/platform/dom'

/** Set by the build: the folder of the chunks, below the folder of the script. */
declare const __FOLDER__: string

/** Milliseconds. A request may fail because the network is just changing. */
const RETRY_AFTER = 500

export const retried = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch(() => new Promise<void>((resolve) => after(RETRY_AFTER, resolve)).then(attempt))

/** Address of a chunk. @param base folder of the script, with its slash */
export const fileOf = (base: string, chunk: string): string => `${base}${__FOLDER__}${chunk}.js`

/** The browser fetches and runs a module once, however often it is imported. */
export const fetchModule = <T>(url: string): Promise<T> => retried(() => import(/* @vite-ignore */ url))

export const createLoad =
  (base: string) =>
  <T>(chunk: string): Promise<T> =>
    fetchModule(fileOf(base, chunk))
