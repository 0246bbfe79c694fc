/** Remembers what each environment was built from, also what the bundler has left out in the end. */
import type { Plugin } from 'vite'

const modulesByName = new Map<string, Set<string>>()

/** Ids of modules, and files that were read beside them. */
export const modulesOf = (environment: string): Set<string> => {
  const ids = modulesByName.get(environment) ?? new Set()
  modulesByName.set(environment, ids)
  return ids
}

export const modules: Plugin = {
  name: 'wisp-modules',
  generateBundle() {
    for (const id of this.getModuleIds()) modulesOf(this.environment.name).add(id)
  },
}
