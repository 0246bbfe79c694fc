import { Failure } from '../failure'
import { readLibrary } from '../popup-file/library'
import { readPopupFile } from '../popup-file/read'
import { type Command, chooseSite, textOption } from './command'
import { withStore } from './with-store'

export const popupImport: Command = {
  name: 'popup import',
  args: 'FILE [--site KEY]',
  help: 'add a popup, or update the one of the same id',
  options: { site: { type: 'string' } },
  takes: 1,
  async run(world, [file = ''], options) {
    const popup = readPopupFile(file, readLibrary(world.dist))
    await withStore(world, async (store) => {
      const site = await chooseSite(store, textOption(options, 'site'))
      if (!(await store.popups.save(site.key, popup)))
        throw new Failure(`The popup ${popup.id} belongs to another site; give this one an id of its own`)
    })
    world.print(`${popup.id}\t${popup.name}`)
  },
}

export const popupList: Command = {
  name: 'popup list',
  args: '',
  help: 'the popups: id, site, type, name',
  takes: 0,
  async run(world) {
    const popups = await withStore(world, (store) => store.popups.list())
    for (const { id, siteKey, type, name } of popups) world.print([id, siteKey, type, name].join('\t'))
  },
}
