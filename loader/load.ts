/** The only import(), from the name of a chunk to its module. */
import type { Page } from '../shared/page/model/page'
import { after } from '../shared/page/platform/dom'

/** Set by the build: the folder of the chunks, below the folder of the script. */
declare const __FOLDER__: string

/** Milliseconds. A request may fail because the network is just changing. */
const RETRY_AFTER = 500

export const retried = <T>(attempt: () => Promise<T>): Promise<T> =>
  attempt().catch(() => new Promise<void>((resolve) => after(RETRY_AFTER, resolve)).then(attempt))

/** Makes each thing once. After a failure, a later attempt starts again. */
export const createOnce = () => {
  const made: Record<string, Promise<unknown> | undefined> = {}
  // Own names: no name that it is called with is one of every object.
  return <T>(name: string, make: () => Promise<T>): Promise<T> =>
    (made[name] ??= retried(make).catch((error) => {
      // Own names: as above.
      made[name] = undefined
      throw error
    })) as Promise<T>
}

/** Address of a chunk. @param base folder of the script, with its slash */
export const fileOf = (base: string, chunk: string): string => `${base}${__FOLDER__}${chunk}.js`

/** The browser fetches and runs a module once, however often it is imported. */
export const fetchModule = <T>(url: string): Promise<T> => retried(() => import(/* @vite-ignore */ url))

export const createLoad =
  (base: string) =>
  <T>(chunk: string): Promise<T> =>
    fetchModule(fileOf(base, chunk))

/**
 * The same for popups, and the address of a chunk. What they share comes once, in the file that is asked for first: `ui`, or a pack,
 * `NAMES/ui`. All that is loaded afterwards is asked for in its folder, where chunks find what they share.
 */
export const createPopupLoad = (base: string): [load: Page['load'], file: (chunk: string) => string] => {
  const once = createOnce()
  const isShared = (chunk: string): boolean => /\bui$/.test(chunk)
  let shared = ''
  const file = (chunk: string): string => {
    if (isShared(chunk)) shared ||= chunk
    return fileOf(base, isShared(chunk) ? shared : shared.slice(0, -2) + chunk)
  }
  // Its name for what popups share is one that no chunk has.
  return [(chunk) => once(`${isShared(chunk) || chunk}.js`, () => import(/* @vite-ignore */ file(chunk))), file]
}
