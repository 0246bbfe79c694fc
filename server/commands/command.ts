import { suggestion } from '../files/suggest'
import { Failure } from '../lib/failure'
import { invalid } from '../lib/invalid'
import type { ProgressReporter } from '../lib/progress'
import type { StoredPopup } from '../popups/queries'
import type { Config } from '../process/config'
import type { Store } from '../store/store'

export interface World {
  config: Config
  /** Folder of the build (dist). */
  dist: string
  /** Folder of the example popups. */
  examples: string
  print(text: string): void
  /** Tells what is being done, for whoever waits for it. */
  say: ProgressReporter
  /** True if standard output is a terminal rather than a log. */
  interactive: boolean
}

type Option = { type: 'string' | 'boolean'; multiple?: boolean }
export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

export interface Command {
  /** As typed, for example `popup import`. */
  name: string
  /** The arguments, as shown in the usage. */
  args: string
  help: string
  options?: Record<string, Option>
  /** Number of positional arguments; 'some': one or more; 'one or none'. */
  argumentCount: number | 'some' | 'one or none'
  /** Long work, which runs at a low priority: visitors of a server on this machine go first. */
  yields?: true
  run(world: World, args: string[], options: Values): Promise<void>
}

// Own names: `name` is one of the command's options.
/** The one text of an option, if it was given. */
export const textOption = (values: Values, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

// Own names: `name` is one of the command's options.
export const textsOption = (values: Values, name: string): string[] =>
  [values[name] ?? []].flat().filter((value) => typeof value === 'string')

/** What an id names, or throws an Invalid that suggests another id. */
export const chosen = async <T>(
  noun: string,
  id: string,
  { found, ids, command = noun }: { found: T | undefined; ids: () => Promise<string[]>; command?: string },
): Promise<T> => {
  if (found !== undefined) return found
  throw invalid(`There is no ${noun} ${id}${suggestion(id, await ids())}. All ${noun}s: wisp ${command} list`)
}

export const choosePopup = async ({ popups }: Store, id: string): Promise<StoredPopup> =>
  chosen('popup', id, {
    found: await popups.find(id),
    ids: async () => (await popups.list()).map((popup) => popup.id),
  })

/** The site that `--site` names by its key, or by its name if no other has it; without the option, the only site. */
export const chooseSite = async (store: Store, key?: string) => {
  const sites = await store.sites.list()
  if (key === undefined && sites.length === 1 && sites[0]) return sites[0]
  const [named, another] = sites.filter((site) => site.name === key)
  const site = sites.find((site) => site.key === key) ?? (another ? undefined : named)
  if (site) return site
  if (!sites.length) throw new Failure('There is no site yet. Add one: wisp site add NAME')
  const list = sites.map((site) => `${site.key} (${site.name})`).join(', ')
  throw invalid(key === undefined ? `Which site? --site KEY, one of: ${list}` : `No site ${key}. There is: ${list}`)
}
