import { momentsSay } from '../files/moments'
import { type SavePicture, storePictures } from '../images/own-pictures'
import { languageSays } from '../popups/file/language-says'
import { type Library, readLibrary } from '../popups/file/library'
import { type ReadPopup, readPopup } from '../popups/file/read'
import type { StoredPopup } from '../popups/queries'
import { savePopup } from '../popups/save'
import { serverOrigin } from '../process/running-server'
import { ownerWords, previewPath } from '../sites/owner-link'
import { type Command, chooseSite, textOption, type World } from './command'
import { importBudget } from './weighing-services'
import { withImages } from './with-images'
import { withStore } from './with-store'

/** The text to print after an import, by paragraph. */
const report = async (
  { config }: World,
  file: string,
  { popup, named, readings }: ReadPopup,
  { library, paused, word }: { library: Library; paused: boolean; word: string },
): Promise<string> => {
  const { id, name, translations = {} } = popup
  const address = `${await serverOrigin(config)}${previewPath(id, word)}`
  const hint = `${file} names no id, so the popup was given one; imported again, it would become a second popup.
To update this one instead, put this line into the file:

  "id": "${id}",`
  return [
    `${id}\t${name}`,
    ...(named ? [] : [hint]),
    ...(paused ? [`It is paused. To have it shown: wisp popup resume ${id}`] : []),
    momentsSay(popup),
    languageSays(popup, library, readings),
    `See it, while the server runs: ${address}`,
    Object.keys(translations)
      .map((language) => `In ${language}: ${address}&lang=${language}`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

export const popupImport: Command = {
  name: 'popup import',
  args: 'FILE [--site KEY]',
  help: 'add a popup, or update the one of the same id',
  options: { site: { type: 'string' } },
  argumentCount: 1,
  async run(world, [file = ''], options) {
    world.say(`Reading ${file}`)
    const library = readLibrary(world.dist)
    const read = readPopup(file, library)
    const text = await withImages(world, async (images, store) => {
      const site = await chooseSite(store, textOption(options, 'site'))
      const addImage: SavePicture = (name, content) => {
        world.say(`Storing ${name}`)
        return images.add(site.key, name, content)
      }
      const { readings } = read
      const popup = await storePictures(read.popup, file, library, addImage, readings)
      await savePopup(store, site.key, popup, importBudget(world, store), readings)
      const paused = (await store.popups.find(popup.id))?.paused ?? false
      return report(world, file, read, { library, paused, word: (await ownerWords(store))(site.key) })
    })
    world.print(text)
  },
}

const statesOf = ({
  ended,
  paused,
  stopAfterLeads,
}: Pick<StoredPopup, 'ended' | 'paused' | 'stopAfterLeads'>): string[] => [
  ...(paused ? ['paused'] : []),
  ...(ended ? [`ended after ${stopAfterLeads} leads`] : []),
]

export const popupList: Command = {
  name: 'popup list',
  args: '',
  help: 'the popups: id, site, type, name, and whether it is paused or has had all of its leads',
  argumentCount: 0,
  async run(world) {
    const popups = await withStore(world, (store) => store.popups.list())
    for (const { id, siteKey, type, name, ...popup } of popups)
      world.print([id, siteKey, type, name, ...statesOf(popup)].join('\t'))
  },
}
