/**
 * The letters of the suites: a fontconfig file with typefaces from packages, Latin, Hebrew, Arabic and Japanese, so that no font of the
 * machine is seen, and pictures and boxes are the same everywhere.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { at } from '../../../build/paths.js'
import { sfntOf } from './sfnt.js'

/**
 * @typedef {object} Letters
 * @property {string[]} sans names of packages: the first that has a letter draws it
 * @property {string[]} serif
 * @property {string[]} mono
 * @property {string[]} [faces] weights and styles; `FACES` if absent
 */
/** @satisfies {Record<string, Letters>} */
const LETTERS = {
  usual: {
    sans: ['public-sans', 'noto-sans-hebrew', 'noto-sans-arabic', 'sawarabi-gothic'],
    serif: ['source-serif-4', 'noto-serif-hebrew', 'noto-sans-arabic', 'sawarabi-gothic'],
    mono: ['cousine', 'noto-sans-hebrew', 'noto-sans-arabic', 'sawarabi-gothic'],
  },
  /** For the pictures in docs/, which are to be beautiful. */
  documents: {
    sans: ['hanken-grotesk', 'heebo'],
    serif: ['newsreader', 'frank-ruhl-libre'],
    mono: ['geist-mono'],
    faces: ['400', '500', '600', '700'].flatMap((weight) => [`${weight}-normal`, `${weight}-italic`]),
  },
  /** As a visitor may have chosen them: the widest and the narrowest of what we have. */
  wide: {
    sans: ['unbounded', 'rubik'],
    serif: ['unbounded', 'noto-serif-hebrew'],
    mono: ['unbounded', 'rubik'],
  },
  narrow: {
    sans: ['barlow-condensed', 'karantina'],
    serif: ['barlow-condensed', 'karantina'],
    mono: ['barlow-condensed', 'karantina'],
  },
}
/** @typedef {keyof typeof LETTERS} LettersName */
/** @typedef {Omit<Letters, 'faces'>} Families */

const SUBSETS = ['latin', 'latin-ext', 'hebrew']
/** The subsets to take of a package that also has Latin letters, which other packages draw. */
const SUBSETS_OF = new Map([
  ['noto-sans-arabic', ['arabic']],
  ['sawarabi-gothic', ['japanese']],
])
const FACES = ['400-normal', '700-normal']

/** The names under which pages ask for one of the three fonts; a name that is not here falls back to the first. */
const NAMES = {
  sans: ['sans-serif', 'system-ui', 'ui-sans-serif', 'Arial', 'Helvetica', 'Helvetica Neue', 'Segoe UI', 'Roboto'],
  serif: ['serif', 'ui-serif', 'Georgia', 'Times', 'Times New Roman'],
  mono: ['monospace', 'ui-monospace', 'Courier', 'Courier New', 'Menlo', 'Consolas'],
}

/** @param {string} name of a package @returns {string} of the family in its files */
const familyOf = (name) => JSON.parse(readFileSync(at(`node_modules/@fontsource/${name}/metadata.json`), 'utf8')).family

/** @param {string} folder @param {string} name of a package @param {string[]} faces */
const unpack = (folder, name, faces) => {
  for (const subset of SUBSETS_OF.get(name) ?? SUBSETS)
    for (const face of faces) {
      const file = at(`node_modules/@fontsource/${name}/files/${name}-${subset}-${face}.woff`)
      if (existsSync(file)) writeFileSync(`${folder}/${name}-${subset}-${face}.ttf`, sfntOf(readFileSync(file)))
    }
}

/** @param {string} name @param {string[]} families */
const alias = (name, families) =>
  `<match><test name="family"><string>${name}</string></test><edit name="family" mode="prepend" binding="strong">${families
    .map((family) => `<string>${family}</string>`)
    .join('')}</edit></match>`

/** @param {string} folder @param {Families} letters */
const configuration = (folder, letters) => {
  const families = /** @param {keyof Families} kind */ (kind) => letters[kind].map(familyOf)
  const kinds = /** @type {(keyof Families)[]} */ (['sans', 'serif', 'mono'])
  const aliases = kinds.flatMap((kind) => NAMES[kind].map((name) => alias(name, families(kind))))
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${folder}</dir><cachedir>${folder}/cache</cachedir>
${aliases.join('\n')}
<match><edit name="family" mode="append_last">${families('sans')
    .map((family) => `<string>${family}</string>`)
    .join('')}</edit></match>
<match target="font"><edit name="antialias" mode="assign"><bool>true</bool></edit><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="hintstyle" mode="assign"><const>hintnone</const></edit><edit name="rgba" mode="assign"><const>none</const></edit></match>
</fontconfig>
`
}

/** @param {Letters} letters @param {string} folder */
const write = ({ faces = FACES, ...letters }, folder) => {
  // Another worker may do the same.
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  for (const name of new Set(Object.values(letters).flat())) unpack(draft, name, faces)
  writeFileSync(`${draft}/fonts.conf`, configuration(folder, letters))
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true })
  }
}

/**
 * The environment of a browser that has these letters and no others.
 * @param {LettersName} [name]
 * @returns {Record<string, string>}
 */
export const withLetters = (name = 'usual') => {
  const { version } = JSON.parse(readFileSync(at('node_modules/@fontsource/public-sans/package.json'), 'utf8'))
  const families = new Set(Object.values(LETTERS[name]).flat())
  const folder = at(`dist.cache/letters/${name}-${version}-${families.size}`)
  if (!existsSync(`${folder}/fonts.conf`)) write(LETTERS[name], folder)
  return { .../** @type {Record<string, string>} */ (process.env), FONTCONFIG_FILE: `${folder}/fonts.conf` }
}
