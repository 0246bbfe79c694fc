/** The parts that a command needs to weigh popups. */
import { join } from 'node:path'
import { listAssets } from '../builds/assets'
import { placesOf } from '../images/images'
import { createPictures } from '../images/pictures'
import type { Store } from '../store/store'
import type { StoredServices } from '../weight/of-site'
import type { World } from './command'

export const weighingServices = ({ config, dist }: World, store: Store): StoredServices => ({
  assets: listAssets(join(dist, 'public')),
  pictures: createPictures(placesOf(config, store, dist)),
  store,
})
