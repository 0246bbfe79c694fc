import type { Page } from './page'

/**
 * Fetches a chunk that imports `ui`. It lies beside the file in which `ui` has come, so that its import of `./ui.js` means that
 * file and not a second one.
 */
export const loadBesideUi = <T>({ load, ui = '' }: Pick<Page, 'load' | 'ui'>, chunk: string): Promise<T> =>
  load(ui.slice(0, -2) + chunk)
