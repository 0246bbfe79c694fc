/** `wisp popup pause`, `resume` and `delete`. */
import type { StoredPopup } from '../popups/queries'
import { serverOrigin } from '../process/running'
import type { Store } from '../store/store'
import { refuseHeavyPublication } from '../weight/of-site'
import { choosePopup, chooseSite, type World } from './command'
import { pauseCommand, removeCommand } from './state'
import { weighingServices } from './with-weighing'

/** Throws an Invalid if it is over the budget of its site. */
const mayResume = async (world: World, store: Store, popup: StoredPopup): Promise<void> => {
  const site = await chooseSite(store, popup.siteKey)
  if (!site.weightBudget) return
  await refuseHeavyPublication(weighingServices(world, store), site, popup, await serverOrigin(world.config))
}

const POPUP = { noun: 'popup', choose: choosePopup, nameOf: ({ name }: StoredPopup): string => name }

export const popupPause = pauseCommand(POPUP, true, {
  help: 'pages that are opened from now on do not show it',
  change: (store, { id }) => store.popups.setPaused(id, true),
})

export const popupResume = pauseCommand(POPUP, false, {
  help: 'it shows again',
  async change(store, popup, world) {
    await mayResume(world, store, popup)
    await store.popups.setPaused(popup.id, false)
  },
})

export const popupDelete = removeCommand(POPUP, 'Delete', {
  help: 'remove it from its site, after asking; its leads stay',
  change: (store, { id }) => store.removal.deletePopup(id),
})
