/** `wisp popup pause`, `resume` and `delete`. */
import type { StoredPopup } from '../popups/queries'
import { resumePopup } from '../popups/save'
import { choosePopup } from './command'
import { pauseCommand, removeCommand } from './state'
import { publicationBudget } from './weighing-services'

const POPUP = { noun: 'popup', choose: choosePopup, nameOf: ({ name }: StoredPopup): string => name }

export const popupPause = pauseCommand(POPUP, true, {
  help: 'stop showing it on pages opened from now on',
  change: (store, { id }) => store.popups.setPaused(id, true),
})

export const popupResume = pauseCommand(POPUP, false, {
  help: 'show it again',
  change: (store, popup, world) => resumePopup(store, popup, publicationBudget(world, store)),
})

export const popupDelete = removeCommand(POPUP, 'Delete', {
  help: 'remove it from its site, after asking; its leads stay',
  change: (store, { id }) => store.removal.deletePopup(id),
})
