/** The applications of examples/, and what is added for them on the first start. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFormFile } from '../forms/read'
import { saveForm } from '../forms/save'
import { createImages, placesOf } from '../images/images'
import { type SavePicture, storePictures } from '../images/own-pictures'
import type { Mounted, MountedSite, SiteContent } from '../mount/mounted-applications'
import { readPageDocument } from '../pages/read'
import { savePage } from '../pages/save'
import { readLibrary } from '../popups/file/library'
import { readPopupFile } from '../popups/file/read'
import { savePopup } from '../popups/save'
import { setEffect } from '../popups/set-effect'
import type { Store } from '../store/store'
import { createReadings } from '../template/readings'
import type { World } from './command'
import { importBudget } from './weighing-services'

/** The built examples/index.ts. */
interface Built {
  createExamples(folders: { built: string; files: string }): Mounted
}

/** Built beside the server; undefined where they are not, as in a container. */
export const openExamples = async ({
  dist,
  examples,
}: Pick<World, 'dist' | 'examples'>): Promise<Mounted | undefined> => {
  const built = `${dist.replace(/[/\\]$/, '')}.examples`
  const main = join(built, 'index.js')
  if (!existsSync(main)) return
  const { createExamples }: Built = await import(/* @vite-ignore */ pathToFileURL(main).href)
  return createExamples({ built, files: examples })
}

/** Adds the contents of a mounted site. */
type Add = (content: SiteContent, key: string) => Promise<void>

const addFor = (store: Store, world: World): Add => {
  const { dist, config } = world
  const checkBudget = importBudget(world, store)
  const library = readLibrary(dist)
  const images = createImages(placesOf(config, store, dist))
  return async ({ products, rules, popups = [], pages = [], forms = [], effects = [] }, key) => {
    if (products) await store.catalogue.replace(key, 'USD', products)
    if (rules) await store.priceRules.replace(key, rules)
    const addImage: SavePicture = (name, content) => images.add(key, name, content)
    for (const { file, change } of popups) {
      const readings = createReadings()
      const popup = change(readPopupFile(file, library, readings))
      const storedPopup = await storePictures(popup, file, library, addImage, readings)
      await savePopup(store, key, storedPopup, checkBudget, readings)
    }
    for (const { file, ids } of pages) {
      const page = readPageDocument(file)
      await savePage(store, key, { ...page, document: { ...page.document, ...ids } })
    }
    for (const { file, id } of forms)
      await saveForm(store, key, { ...readFormFile(file), ...(id !== undefined && { id }) })
    for (const [popup, effect] of effects) await setEffect(store, key, { popup, effect })
  }
}

/** Adds these sites if there is none yet. */
export const seed = async (store: Store, world: World, sites: MountedSite[]): Promise<void> => {
  if (!sites.length || (await store.sites.list()).length) return
  const add = addFor(store, world)
  for (const { key, name, content } of sites) {
    world.say(`Adding ${name}`)
    await store.sites.add({ key, name })
    await add(content(), key)
  }
  world.say('')
}
