import { openStore, type Store } from '../store/store'
import type { World } from './command'

/** Opens the store for one command and always closes it. */
export const withStore = async <T>({ config, say }: World, action: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore(config, say)
  try {
    return await action(store)
  } finally {
    await store.close()
  }
}
