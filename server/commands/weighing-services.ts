/** The parts that a command needs to weigh popups. */
import { join } from 'node:path'
import type { PopupDefinition } from '../../shared/model/popup'
import { listAssets } from '../builds/assets'
import { placesOf } from '../images/images'
import { createPictures } from '../images/pictures'
import type { StoredPopup } from '../popups/queries'
import { serverOrigin } from '../process/running-server'
import type { Store } from '../store/store'
import type { Readings } from '../template/readings'
import { refuseHeavyImport, refuseHeavyPublication, type StoredServices } from '../weight/site-weight'
import { chooseSite, type World } from './command'

export const weighingServices = ({ config, dist }: World, store: Store): StoredServices => ({
  assets: listAssets(join(dist, 'public')),
  pictures: createPictures(placesOf(config, store, dist)),
  store,
})

/** Throws an Invalid if a popup that is about to be stored would be over the budget of its site. */
export const importBudget =
  (world: World, store: Store) =>
  async (siteKey: string, popup: PopupDefinition, readings: Readings): Promise<void> => {
    const site = await chooseSite(store, siteKey)
    if (site.weightBudget)
      await refuseHeavyImport(
        weighingServices(world, store),
        site,
        { popup, readings },
        await serverOrigin(world.config),
      )
  }

/** Throws an Invalid if a stored popup would be over the budget of its site. */
export const publicationBudget =
  (world: World, store: Store) =>
  async (popup: StoredPopup): Promise<void> => {
    const site = await chooseSite(store, popup.siteKey)
    if (site.weightBudget)
      await refuseHeavyPublication(weighingServices(world, store), site, popup, await serverOrigin(world.config))
  }
