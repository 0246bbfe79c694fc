/**
 * Puts the files of this build where all servers find them, before this one answers: a page that it serves may ask any
 * other server for them.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuildPlace } from './place'

/** Files written at the same time. */
const MAX_CONCURRENT_WRITES = 16

interface BuiltFile {
  /** `v/BUILD/form.js` */
  name: string
  path: string
}

/** Files whose addresses name their content, without the maps, which only developers ask for. */
const filesIn = (root: string): BuiltFile[] => {
  const folder = join(root, 'v')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.map(\.\w+)?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(root, path).split(sep).join('/') }))
}

/** Says that all of these files are there. */
const markOf = (files: BuiltFile[]): string => {
  const names = files.map(({ name }) => name).sort()
  return `v/complete-${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)}`
}

/** @param dist folder of the build; resolves with the number of files that were not there. What was stopped is done at the next start. */
export const keepBuild = async (place: BuildPlace, dist: string, stopped?: AbortSignal): Promise<number> => {
  const files = [...filesIn(join(dist, 'public')), ...filesIn(join(dist, 'kept'))]
  const mark = markOf(files)
  if (!files.length || (await place.read(mark))) return 0
  const remaining = files.values()
  const worker = async (): Promise<void> => {
    for (const { name, path } of remaining) if (!stopped?.aborted) await place.copy(name, path)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_WRITES }, worker))
  if (stopped?.aborted) return 0
  await place.write(mark, Buffer.from(files.map(({ name }) => name).join('\n')))
  return files.length
}

/** Removes all but the latest builds from a folder; typefaces and pages stay. */
export const forgetBuilds = async (root: string, limit: number): Promise<void> => {
  const folder = join(root, 'v')
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[\da-f]{10}$/.test(name))
  const builds = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  const old = builds.sort((first, second) => second.at - first.at).slice(limit)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}
