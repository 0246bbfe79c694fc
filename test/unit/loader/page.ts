/** A page with the loader for the cases of this folder, with a clock that only they move. */

import { afterEach } from 'vitest'
import type { PopupDefinition } from '../../../shared/model/popup'
import { freshStorage } from '../../support/browser-storage'
import { answerOf, openPage } from '../../support/loader'
import { popupOf } from '../../support/popup'
import { trusted } from '../../support/trusted-event'

type Here = Awaited<ReturnType<typeof openPage>>

export const FIRST = 'popup00000001'
export const SECOND = 'popup00000002'

let page: Here | undefined
const pages: Here[] = []

/** Each case starts with empty storage, and stops its pages at the end. */
export const freshPages = (): void => {
  freshStorage()
  afterEach(async () => {
    for (const each of pages.splice(0)) await each.stop()
    page = undefined
  })
}

/** Opens a page with these popups in the answer. A popup without an id gets FIRST. */
export const open = async (
  popups: Partial<PopupDefinition>[],
  settings: Parameters<typeof openPage>[1] = {},
  answer: Record<string, unknown> = {},
): Promise<Here> => {
  page = await openPage({ ...answerOf(popups.map(popupOf)), ...answer }, settings)
  pages.push(page)
  return page
}
export const leave = (): boolean =>
  document.dispatchEvent(trusted(new MouseEvent('mouseout', { bubbles: true, clientY: -1 })))
export const ids = (views: { id: string }[]): string[] => views.map(({ id }) => id)
export const explained = (id = FIRST) => page?.explain().popups.find((popup) => popup.id === id)
