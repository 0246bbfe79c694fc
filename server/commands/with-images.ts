import type { Images } from '../images/image'
import { createImages, placesOf } from '../images/images'
import { OriginalsUnavailable } from '../images/originals'
import { Failure } from '../lib/failure'
import type { Store } from '../store/store'
import type { World } from './command'
import { withStore } from './with-store'

/** Opens the store and the pictures for one command. What a person can do something about is thrown as a Failure. */
export const withImages = <T>(world: World, action: (images: Images, store: Store) => Promise<T>): Promise<T> =>
  withStore(world, (store) => action(createImages(placesOf(world.config, store, world.dist)), store)).catch((error) => {
    throw error instanceof OriginalsUnavailable ? new Failure(error.message) : error
  })
