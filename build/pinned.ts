/**
 * Copies of the scripts whose address says their build, so that a page can name one with its hash: they lie in the folder of their
 * chunks, and find everything two folders above.
 */
import type { File } from './files.ts'

type Change = [now: RegExp, pinned: (folder: string) => string]

/** The end of the pattern that finds the script's own folder (loader/own-tag.ts). */
const OWN_FOLDER: Change = [/(?<=,\]\*\/\))/g, () => 'v/[^/]+/']

/** In each script, what depends on where it lies, and what stands in its place. */
const CHANGES: Record<string, Change[]> = {
  'wisp.js': [
    [/(?<=new URL\()["']\.["'](?=,)/g, () => '"../../"'],
    // No packs: the hashes that a page names are those of single chunks, at their own addresses.
    [/(?<=\.)chunks(?=\s*\?\?)/g, () => 'loose'],
  ],
  'wisp-page.js': [OWN_FOLDER, [/(?<=\W)wisp\.js\?site=/g, (folder) => `${folder}wisp.js?site=`]],
  'wisp-site.js': [OWN_FOLDER],
}

const pinned = (file: File, folder: string): File => {
  const changed = (CHANGES[file.fileName] ?? []).reduce((code, [now, then]) => {
    const places = code.match(now)?.length
    if (places !== 1) throw new Error(`${file.fileName} has ${places ?? 0} places for ${now}, which must be one`)
    return code.replace(now, () => then(folder))
  }, file.code ?? '')
  return { fileName: `${folder}${file.fileName}`, code: changed }
}

/** @param files the scripts, which name the folder of the chunks @param folder with its slash */
export const pinnedCopies = (files: File[], folder: string): File[] =>
  files.filter(({ fileName }) => fileName in CHANGES).map((file) => pinned(file, folder))
