/**
 * Packs: files with all that a popup is drawn with (build/packs.ts). A page that has got one asks for all further chunks in its
 * folder, where only the pack itself lies.
 */
import type { Packs } from '../display/packs-for'
import type { Assets } from './assets'

const LIST = '/packs.json'

/** @param assets of the current build, which may change while the server runs */
export const createPacks = (assets: Assets): Packs => {
  let cached: { etag: string; packs: string[][] } | undefined
  const packs = async (): Promise<string[][]> => {
    const file = assets.get(LIST)
    if (!file) return []
    if (cached?.etag !== file.etag) cached = { etag: file.etag, packs: JSON.parse(`${await file.read()}`) }
    return cached.packs
  }
  return {
    async find(type, parts) {
      const fitting = (await packs()).filter(
        ([first, ...rest]) => first === type && rest.every((part) => parts.includes(part)),
      )
      return fitting.reduce((best, pack) => (pack.length > best.length ? pack : best), [])
    },
  }
}

const IN_PACK = /^(\/v\/[\da-f]{10}\/)([a-z]+(?:[_-][a-z]+)*)\/(.+)$/

/** The address of a chunk that was asked for in the folder of a pack; undefined for any other address. */
export const besidePack = (path: string): string | undefined => {
  const [, build, , file] = IN_PACK.exec(path) ?? []
  return build && file !== 'ui.js' ? `${build}${file}` : undefined
}

/**
 * In place of a pack that this build does not have, because a server of another build has named it: the same from single files, one
 * round trip later. undefined for any other address.
 */
export const loosePack = (path: string): string | undefined => {
  const [, , names = '', file] = IN_PACK.exec(path) ?? []
  if (file !== 'ui.js') return
  const chunks = names.split('_')
  const imports = chunks.map((name, index) => `import * as chunk${index} from './${name}.js'\n`).join('')
  // The parts that popups share run first, because the others import them from this module.
  return `export * from '../ui.js'
${imports}export const pack = { ${chunks.map((name, index) => `'${name}': chunk${index}`)} }`
}
