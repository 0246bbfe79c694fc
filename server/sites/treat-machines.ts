import { invalid } from '../lib/invalid'
import type { AgentKey, Machines } from './machines'
import type { Sites } from './queries'

interface MachinesInput {
  /** `hide` or `show`; not checked yet. */
  treatment: string
  /** Keys of agents, instead of those that the site has; absent: it keeps them. */
  keys?: readonly AgentKey[] | undefined
}

/** Sets how a site treats programs, or throws an Invalid. @returns all that it says of them now */
export const treatMachines = async (
  { sites }: { sites: Pick<Sites, 'find' | 'setMachines'> },
  siteKey: string,
  { treatment, keys: newKeys }: MachinesInput,
): Promise<Machines> => {
  if (treatment !== 'hide' && treatment !== 'show')
    throw invalid(`takes hide or show, got "${treatment}"`, { path: ['treatment'] })
  const keys = newKeys ?? (await sites.find(siteKey))?.machines?.keys ?? []
  const machines: Machines = { ...(treatment === 'show' && { show: true as const }), ...(keys.length && { keys }) }
  await sites.setMachines(siteKey, machines)
  return machines
}
