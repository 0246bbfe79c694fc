/** The files of this build, and their bytes as they are sent to browsers. */
import type { FileKind } from '../../shared/model/weight'
import type { Assets } from '../builds/assets'
import { folderOfBuild } from '../builds/handover'
import { besidePack } from '../builds/packs'
import { Failure } from '../lib/failure'
import type { FileOnEach } from './device-weights'

/** Below the folder of the build: `lightbox_form/ui.js` is a pack. */
const nameOf = (path: string): string => path.replace(/^\/(v\/[\w-]+\/)?/, '')

/** The files of each list that are there, each once. */
export interface BuiltFiles {
  /** @param paths with a slash in front */
  files(paths: string[], kind: FileKind): Promise<FileOnEach[]>
  /** @param names without folder and ending */
  chunks(names: string[]): Promise<FileOnEach[]>
  /** @param paths as a chunk names them from its own folder */
  fonts(paths: string[]): Promise<FileOnEach[]>
}

export const builtFiles = async (assets: Assets): Promise<BuiltFiles> => {
  const build = await folderOfBuild(assets)
  if (!build) throw new Failure('The scripts of pages are missing. Build them: npm run build')
  const folder = `/v/${build}/`
  const files: BuiltFiles['files'] = async (paths, kind) => {
    const all = await Promise.all(
      [...new Set(paths)].map(async (path): Promise<FileOnEach[]> => {
        const asset = assets.get(path) ?? assets.get(besidePack(path) ?? '')
        if (!asset) return []
        const { byteLength } = await asset.read(asset.encodings[0])
        return [{ name: nameOf(path), path, kind, bytes: byteLength }]
      }),
    )
    return all.flat()
  }
  return {
    files,
    chunks: (names) =>
      files(
        names.map((name) => `${folder}${name}.js`),
        'script',
      ),
    fonts: (paths) =>
      files(
        paths.map((path) => new URL(path, `http://wisp.invalid${folder}`).pathname),
        'font',
      ),
  }
}
