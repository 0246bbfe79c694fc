/** The letters of pictures: typefaces of our packages in place of those of the machine, so that a picture is the same anywhere. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'
import { bareOf } from './woff.js'

/** What each generic family is, first Latin, then Hebrew. */
const FAMILIES = {
  serif: ['newsreader', 'frank-ruhl-libre'],
  'sans-serif': ['hanken-grotesk', 'heebo'],
  monospace: ['geist-mono'],
}
/** @type {Record<string, keyof typeof FAMILIES>} */
const LIKE = {
  'system-ui': 'sans-serif',
  Arial: 'sans-serif',
  Helvetica: 'sans-serif',
  Georgia: 'serif',
  'Times New Roman': 'serif',
  'ui-monospace': 'monospace',
}
const FILE = /-(latin|hebrew)-[4-7]00-(normal|italic)\.woff$/

/** @param {string} name of a package */
const familyOf = (name) => JSON.parse(readFileSync(at(`node_modules/@fontsource/${name}/metadata.json`), 'utf8')).family

/** @param {string} family @param {string[]} names */
const alias = (family, names) =>
  `<alias binding="same"><family>${family}</family><prefer>${names.map((name) => `<family>${familyOf(name)}</family>`).join('')}</prefer></alias>`

/** What has no name that is known, `system-ui` among it, is without serifs. */
const REST = `<match target="pattern">
  ${Object.keys(FAMILIES)
    .map((family) => `<test qual="all" name="family" compare="not_eq"><string>${family}</string></test>`)
    .join('')}
  <edit name="family" mode="append_last"><string>sans-serif</string></edit>
</match>`

/** @returns the variables with which a browser sees these letters and no others, and what removes them */
export const openLetters = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-letters-'))
  for (const name of Object.values(FAMILIES).flat()) {
    const files = at(`node_modules/@fontsource/${name}/files`)
    for (const file of readdirSync(files).filter((one) => FILE.test(one)))
      writeFileSync(join(folder, `${file}.ttf`), bareOf(readFileSync(join(files, file))))
  }
  const generic = Object.entries(FAMILIES).map(([family, names]) => alias(family, names))
  const like = Object.entries(LIKE).map(([family, other]) => alias(family, FAMILIES[other]))
  const config = join(folder, 'fonts.conf')
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir>${[REST, ...like, ...generic].join('')}</fontconfig>`,
  )
  return { env: { ...process.env, FONTCONFIG_FILE: config }, remove: () => rmSync(folder, { recursive: true }) }
}
