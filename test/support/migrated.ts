import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * Puts the migrated database of this run into a data folder that has none: migrating takes longer than most cases. Browser
 * suites that are run by their name have no such database, and migrate.
 */
export const migratedIn = (dataDir: string): void => {
  const template: string | undefined = inject('libsql')
  if (template && !existsSync(join(dataDir, 'wisp.db'))) cpSync(template, dataDir, { recursive: true })
}
