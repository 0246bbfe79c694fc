/** Authors and licences of all bundled packages, read from the bundles themselves, so that none is forgotten. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './paths.js'

/**
 * Modules that do not belong to a package, by a part of their name, and the package whose code or data they contain.
 * @type {[string, string][]}
 */
const MADE_FROM = [
  ['\0wisp:free-domains', 'email-providers'],
  ['\0rolldown/', 'rolldown'],
  ['\0vite/', 'vite'],
]

/** Further remarks about a package. @type {Record<string, string | undefined>} */
const ABOUT = {
  'email-providers': 'The list of free and disposable e-mail domains (`build/lists.js`) is made from its list.',
  'libphonenumber-js':
    'The phone widget carries its code, and the rules of phone numbers (`build/phone.js`) are cut from its metadata, which is made\n' +
    "from Google's libphonenumber: Copyright (C) The Libphonenumber Authors, Apache License 2.0, at the end of this file.",
  '@fontsource/source-serif-4':
    "The files themselves say: © 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name 'Source'.",
}

/** @param {string} name of a file beside this one */
const textOf = (name) =>
  readFileSync(at(`build/licenses/${name}.txt`), 'utf8')
    .replace(/^\n+/, '')
    .trimEnd()

/** The licence of every typeface, word for word; the typeface's own copyright notice stands before it. */
const OFL = textOf('OFL-1.1')

/** @param {string} id of a module @returns {string | undefined} the third-party package that it belongs to, if any */
export const packageOf = (id) => {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? []
  return name ?? MADE_FROM.find(([part]) => id.startsWith(part))?.[1]
}

/** @param {string} name of a package @returns {string} its licence text */
const licenseOf = (name) => {
  const folder = at(`node_modules/${name}`)
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry))
  if (!file) throw new Error(`${name} is bundled, and no file of its package says under which terms`)
  // Drop the rest: licences of packages that it bundles itself, none of which is in our bundles.
  const [text = ''] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m)
  return text.replace(OFL, '').trim()
}

/** @param {string} name */
const notice = (name) => {
  const { license } = JSON.parse(readFileSync(at(`node_modules/${name}/package.json`), 'utf8'))
  const about = ABOUT[name] ? `${ABOUT[name]}\n\n` : ''
  return `## ${name}\n\n${license}\n\n${about}\`\`\`\n${licenseOf(name).replaceAll('```', "'''")}\n\`\`\`\n`
}

const HEAD = `# Third-party notices

What a build takes from others into the files that visitors and the server load, beside the packages that are used as they are.
The build makes this text from what it has bundled.

Packages that are used as they are have their licences in \`node_modules\`. If you pass on a copy with these packages, pass on their licences as well. Two
kinds ask for more than that: \`@img/sharp-libvips-…\` (LGPL-3.0-or-later), a shared library that \`sharp\` loads to make pictures and that must stay
replaceable, and \`lightningcss\` (MPL-2.0), which \`vite\` builds with and whose source must stay available.
`

/** @param {string} name @param {string} text */
const whole = (name, text) => `## ${name}\n\n\`\`\`\n${text}\n\`\`\`\n`

/** @param {import('./files.ts').File[]} files @returns {string[]} the packages whose code is in them */
export const packagesOf = (files) => {
  const modules = files.flatMap(({ modules = {} }) => Object.entries(modules))
  return [...new Set(modules.flatMap(([id, { renderedLength }]) => (renderedLength && packageOf(id)) || []))]
}

/** @param {Iterable<string>} packages whose code ships */
export const noticesOf = (packages) => {
  // The phone widget's data is written by build/phone.js and is not a module.
  const all = [...new Set([...packages, 'libphonenumber-js'])].sort().map(notice)
  const fonts = all.some((text) => text.includes('SIL Open Font License'))
  return [
    HEAD,
    ...all,
    whole('Apache License 2.0', textOf('Apache-2.0')),
    ...(fonts ? [whole('SIL Open Font License 1.1', OFL)] : []),
  ].join('\n')
}
