/** `wisp popup pause`, `resume` and `delete`. Figures and leads are kept in any case. */
import type { StoredPopup } from '../popups/queries'
import { serverOrigin } from '../process/running'
import type { Store } from '../store/store'
import { refuseHeavyPublication } from '../weight/of-site'
import { type Command, choosePopup, chooseSite, type World } from './command'
import { confirm } from './confirm'
import { withStore } from './with-store'
import { weighingServices } from './with-weighing'

/** Throws an Invalid if it is over the budget of its site. */
const mayResume = async (world: World, store: Store, popup: StoredPopup): Promise<void> => {
  const site = await chooseSite(store, popup.siteKey)
  if (!site.weightBudget) return
  await refuseHeavyPublication(weighingServices(world, store), site, popup, await serverOrigin(world.config))
}

const pausing = (name: string, help: string, paused: boolean): Command => ({
  name,
  args: 'ID',
  help,
  argumentCount: 1,
  async run(world, [id = '']) {
    const popup = await withStore(world, async (store) => {
      const popup = await choosePopup(store, id)
      if (!paused) await mayResume(world, store, popup)
      await store.popups.setPaused(id, paused)
      return popup
    })
    world.print(`${popup.id}\t${popup.name}\t${paused ? 'paused' : 'on'}`)
  },
})

export const popupPause = pausing('popup pause', 'pages that are opened from now on do not show it', true)
export const popupResume = pausing('popup resume', 'it shows again', false)

/** "12 leads and figures stay", for use after "Its". */
export const staying = (leads: number): string =>
  `${leads ? `${leads} ${leads === 1 ? 'lead' : 'leads'} and ` : ''}figures stay`

export const popupDelete: Command = {
  name: 'popup delete',
  args: 'ID [--yes]',
  help: 'remove it from its site, after asking; its leads stay',
  options: { yes: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [id = ''], options) {
    const popup = await withStore(world, async (store) => {
      const popup = await choosePopup(store, id)
      const leads = await store.figures.leadsOf([id])
      await confirm(`Delete the popup "${popup.name}" (${id})? Its ${staying(leads)}.`, options.yes === true)
      await store.removal.deletePopup(id)
      return popup
    })
    world.print(`${popup.id}\t${popup.name}\tdeleted`)
  },
}
