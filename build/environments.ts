/** Builds the environments whose sources have changed, several at a time; the others are taken from the records. */
import type { ViteBuilder } from 'vite'
import { eachOf } from './each.js'
import { type File, filesOf } from './files.ts'
import { packagesOf } from './notices.js'
import { modulesSeenBy } from './plugins/modules.ts'
import type { createProgress } from './progress.js'
import type { Built, openRecords } from './records.js'

/** Enough to keep the workers of terser busy. */
const BUILDS_AT_ONCE = 6

/** The files of an environment. */
export type Files = (environment: string) => File[]

type Records = ReturnType<typeof openRecords>

export const buildEach = async (
  builder: ViteBuilder,
  environments: string[],
  records: Records,
  progress: Pick<ReturnType<typeof createProgress>, 'step'>,
): Promise<{ files: Files; packages: string[] }> => {
  const built = new Map<string, Built>()
  const modulesOf = modulesSeenBy(builder)
  const build = async (environment: string): Promise<void> => {
    if (records.isCurrent(environment)) {
      built.set(environment, records.read(environment))
      // If none counts as built, Vite builds all by itself, and an environment of its own, for which there is no page.
      Object.assign(builder.environments[environment] as object, { isBuilt: true })
    } else {
      const files = await filesOf(builder, environment)
      // Designs are stored as HTML, without the packages that rendered them.
      built.set(environment, { files, packages: environment === 'templates' ? [] : packagesOf(files) })
      records.write(environment, modulesOf(environment), built.get(environment) as Built)
    }
    progress.step(environment)
  }
  await eachOf(environments, BUILDS_AT_ONCE, build)
  records.settle(environments)
  return {
    files: (environment) => built.get(environment)?.files ?? [],
    packages: [...built.values()].flatMap(({ packages }) => packages),
  }
}
