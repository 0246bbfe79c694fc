/** Remembers what each environment was built from, also what the bundler has left out in the end. */
import type { Plugin, ViteBuilder } from 'vite'

const modulesByName = new Map<string, Set<string>>()

/** Ids of modules, and files that were read beside them. */
export const modulesOf = (environment: string): Set<string> => {
  const ids = modulesByName.get(environment) ?? new Set()
  modulesByName.set(environment, ids)
  return ids
}

const NAME = 'wisp-modules'

export const modules: Plugin<{ modulesOf: typeof modulesOf }> = {
  name: NAME,
  api: { modulesOf },
  generateBundle() {
    for (const id of this.getModuleIds()) modulesOf(this.environment.name).add(id)
  },
}

/**
 * The list that the builder's own config keeps: that config may have been loaded as another copy of this module.
 */
export const modulesSeenBy = ({ config }: ViteBuilder): typeof modulesOf => {
  const plugin = config.plugins.find(({ name }) => name === NAME)
  return (plugin as typeof modules).api?.modulesOf ?? modulesOf
}
