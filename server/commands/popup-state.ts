/** `wisp popup pause`, `resume` and `delete`. Figures and leads are kept in any case. */
import type { Command } from './command'
import { choosePopup } from './command'
import { confirm } from './confirm'
import { withStore } from './with-store'

const pausing = (name: string, help: string, paused: boolean): Command => ({
  name,
  args: 'ID',
  help,
  argumentCount: 1,
  async run(world, [id = '']) {
    const popup = await withStore(world, async (store) => {
      const found = await choosePopup(store, id)
      await store.popups.setPaused(id, paused)
      return found
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
      const found = await choosePopup(store, id)
      const leads = await store.figures.leadsOf([id])
      await confirm(`Delete the popup "${found.name}" (${id})? Its ${staying(leads)}.`, options.yes === true)
      await store.removal.deletePopup(id)
      return found
    })
    world.print(`${popup.id}\t${popup.name}\tdeleted`)
  },
}
