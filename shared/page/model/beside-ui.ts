import type { Page } from './page'

/** Fetches a chunk that imports `ui`: it lies beside the file that `ui` has come in, since its import of `./ui.js` must mean that one. */
export const loadBesideUi = <T>({ load, ui = '' }: Pick<Page, 'load' | 'ui'>, chunk: string): Promise<T> =>
  load(ui.slice(0, -2) + chunk)
