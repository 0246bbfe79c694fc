import type { Site } from '../sites/queries'
import { openStore, type Store } from '../store/store'
import { chooseSite, type World } from './command'

/** Opens the store for one command and always closes it. */
export const withStore = async <T>({ config, say }: World, action: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(config, say)
  try {
    return await action(store)
  } finally {
    await store.close()
  }
}

/** The same for a command about one site. @param key its key or name, if it was named */
export const withSite = <T>(
  world: World,
  key: string | undefined,
  action: (store: Store, site: Site) => Promise<T>,
): Promise<T> => withStore(world, async (store) => action(store, await chooseSite(store, key)))
