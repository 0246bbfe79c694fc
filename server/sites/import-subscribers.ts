import type { Calm } from '../../shared/model/calm'
import type { ProgressReporter } from '../lib/progress'
import type { Sites } from './queries'
import type { Subscribers } from './subscribers'
import { readSubscribers } from './subscribers-file'

interface SubscribersStore {
  sites: Pick<Sites, 'find' | 'setCalm'>
  subscribers: Pick<Subscribers, 'add' | 'count'>
}

interface SubscribersInput {
  file: string
  /** True: those that the file does not have are removed. */
  replace: boolean
}

/**
 * Adds known subscribers of a site, whose popups do not ask them again from now on, or throws an Invalid with all that is
 * wrong with the file.
 */
export const importSubscribers = async (
  { sites, subscribers }: SubscribersStore,
  siteKey: string,
  { file, replace }: SubscribersInput,
  say?: ProgressReporter,
): Promise<{ count: number; calm: Calm }> => {
  await subscribers.add(siteKey, readSubscribers(file), replace, say)
  const calm = { ...(await sites.find(siteKey))?.calm, subscribers: true as const }
  await sites.setCalm(siteKey, calm)
  return { count: await subscribers.count(siteKey), calm }
}
