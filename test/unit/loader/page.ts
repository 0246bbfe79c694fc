/** What the cases of this folder do on a page of the loader's, with a clock that only they move. */
import { afterEach, beforeEach, vi } from 'vitest'
import type { PopupDefinition } from '../../../shared/model/popup'
import { answerOf, openPage } from '../../support/loader'
import { popupOf } from '../../support/popup'

type Here = Awaited<ReturnType<typeof openPage>>

export const FIRST = 'popup00000001'
export const SECOND = 'popup00000002'

let page: Here | undefined

/** Before each case a browser that remembers nothing, after it a page that is left. */
export const freshPages = (): void => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
  })
  afterEach(async () => {
    await page?.stop()
    page = undefined
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

/** Opens a page with these popups in the answer; one that names no id is the first. */
export const open = async (
  popups: Partial<PopupDefinition>[],
  settings: Parameters<typeof openPage>[1] = {},
  answer: Record<string, unknown> = {},
): Promise<Here> => {
  page = await openPage({ ...answerOf(popups.map(popupOf)), ...answer }, settings)
  return page
}
export const leave = (): boolean => document.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 }))
export const ids = (drawn: { id: string }[]): string[] => drawn.map(({ id }) => id)
export const explained = (id = FIRST) => page?.explain().popups.find((popup) => popup.id === id)
