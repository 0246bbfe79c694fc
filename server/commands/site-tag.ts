import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { own } from '../../shared/values/own'
import { Failure } from '../lib/failure'
import { wrongUsage } from '../lib/invalid'
import { isLocal, serverOrigin } from '../process/running-server'
import type { Site } from '../sites/queries'
import { consentAttributes, integrityMap, pinnedTag, scriptTag, siteScriptTag } from '../sites/script-tag'
import { type Command, chooseSite, textOption } from './command'
import { withStore } from './with-store'

/** The scripts that a tag can load: of popups, of a page-builder's page, and of a marketing site, which needs no key. */
const SCRIPTS = ['wisp', 'wisp-page', 'wisp-site']

/** `v/BUILD/wisp.js`, and the other files of that folder that a page loads by their names. */
const FILE_OF_BUILD = /^v\/[\da-f]{10}\/[\w-]+\.js$/

/** The hashes of the files of this build, by their path. */
const hashesIn = (dist: string): [path: string, hash: string][] => {
  try {
    const all = JSON.parse(readFileSync(join(dist, 'public/integrity.json'), 'utf8')) as Record<string, string>
    return Object.entries(all).filter(([path]) => FILE_OF_BUILD.test(path))
  } catch {
    throw new Failure('The build has no list of its files. Build it anew: npm run build')
  }
}

const pinned = (dist: string, origin: string, script: string, site: Site): string => {
  const hashes = hashesIn(dist)
  const ofScripts = new Set(SCRIPTS.map((name) => `${name}.js`))
  const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
  const hashedFile = hashes.find(([path]) => fileOf(path) === `${script}.js`)
  if (!hashedFile) throw new Failure(`The build has no ${script}.js to pin. Build it anew: npm run build`)
  const chunks = hashes.filter(([path]) => !ofScripts.has(fileOf(path)) || fileOf(path) === 'wisp.js')
  const [path, integrity] = hashedFile
  const ofSite = script === 'wisp-site' ? undefined : site.key
  const tag = pinnedTag(origin, { path, integrity }, ofSite, consentAttributes(site))
  return `${integrityMap(origin, chunks)}\n${tag}`
}

const current = (origin: string, script: string, site: Site): string =>
  script === 'wisp-site'
    ? siteScriptTag(origin, consentAttributes(site))
    : scriptTag(origin, site.key, consentAttributes(site), script)

export const siteTag: Command = {
  name: 'site tag',
  args: '[--site SITE_KEY] [--script wisp|wisp-page|wisp-site] [--pinned]',
  help: 'print the script tag of a site; pinned, it names one build and the hashes of its files',
  options: { site: { type: 'string' }, script: { type: 'string' }, pinned: { type: 'boolean' } },
  argumentCount: 0,
  async run(world, _, options) {
    const script = textOption(options, 'script') ?? 'wisp'
    if (!SCRIPTS.includes(script)) throw wrongUsage(`--script must be one of ${SCRIPTS.join(', ')}, got "${script}"`)
    const site = await withStore(world, (store) => chooseSite(store, textOption(options, 'site')))
    const origin = await serverOrigin(world.config)
    world.print(own(options, 'pinned') ? pinned(world.dist, origin, script, site) : current(origin, script, site))
    if (isLocal(origin)) world.print(`\nOther machines do not reach ${origin}: put the server's public address there.`)
  },
}
