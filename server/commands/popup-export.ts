import { existsSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { Failure, UsageError } from '../failure'
import { readLibrary } from '../popup-file/library'
import { writePopupFile } from '../popup-file/write'
import { type Command, choosePopup, textOption } from './command'
import { withStore } from './with-store'

type File = [path: string, text: string]

const write = ([path, text]: File): void => {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new Failure(`${path} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** Writes all files, or none if one of them exists. */
const writeAll = (files: File[], force: boolean): void => {
  const existing = force ? undefined : files.find(([path]) => existsSync(path))
  if (existing)
    throw new Failure(`${existing[0]} exists already. Choose another with --to FILE, or overwrite it with --force`)
  files.forEach(write)
}

export const popupExport: Command = {
  name: 'popup export',
  args: 'ID [--to FILE] [--force]',
  help: 'write it as a popup file, ID.json unless you say otherwise, that imports to the same popup again',
  options: { to: { type: 'string' }, force: { type: 'boolean' } },
  takes: 1,
  async run(world, [id = ''], options) {
    const file = textOption(options, 'to') ?? `${id}.json`
    if (extname(file) !== '.json') throw new UsageError(`--to must name a file like letter.json, got "${file}"`)
    const own = `${basename(file, '.json')}.html`
    const { text, html } = await withStore(world, async (store) => {
      const popup = await choosePopup(store, id)
      const template = await store.popups.template(id)
      return writePopupFile({ ...popup, html: template?.html ?? '' }, readLibrary(world.dist), `./${own}`)
    })
    const files: File[] = [[file, text]]
    if (html !== undefined) files.push([join(dirname(file), own), html])
    writeAll(files, options.force === true)
    world.print(files.map(([path]) => path).join('\n'))
  },
}
