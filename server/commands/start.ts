import { DEMO_KEY, PAGES_KEY, readDemo, readDemoForms, readDemoPages, SITE_KEY } from '../demo'
import { SITE_EFFECTS } from '../demo-site/pages'
import { readDemoSites } from '../demo-stores/sites'
import { createImages, placesOf } from '../images/images'
import { pathOf } from '../page-document/page-html'
import { readLibrary } from '../popup-file/library'
import { type Keep, storePictures } from '../popup-file/store-pictures'
import { startServer, stopOnSignal } from '../serve'
import { openStore, type Store } from '../store/store'
import { welcome } from '../welcome'
import type { Command, World } from './command'
import { saveForm } from './form'
import { savePage } from './page'

/** On the first start, adds the demo shop and the demo stores with the example popups, pages and forms. */
export const seed = async (store: Store, { dist, examples, config, say }: World): Promise<void> => {
  if ((await store.sites.list()).length) return
  const library = readLibrary(dist)
  const images = createImages(placesOf(config, store, dist))
  const shop = { key: DEMO_KEY, name: 'Demo shop', products: [], rules: [], popups: readDemo(examples, library) }
  for (const { key, name, products, popups, rules } of [shop, ...readDemoSites(examples, library)]) {
    say(`Adding ${name}`)
    await store.sites.add({ key, name })
    await store.catalogue.replace(key, 'USD', products)
    await store.priceRules.replace(key, rules)
    const keep: Keep = (name, content) => images.add(key, name, content)
    for (const { file, popup } of popups) await store.popups.save(key, await storePictures(popup, file, library, keep))
  }
  say('Adding the example pages')
  await store.sites.add({ key: PAGES_KEY, name: 'Example pages' })
  for (const page of readDemoPages(examples)) await savePage(store, PAGES_KEY, page)
  await store.sites.add({ key: SITE_KEY, name: 'Studio Alder & Finch' })
  for (const form of readDemoForms(examples)) await saveForm(store, SITE_KEY, form)
  for (const [popup, effect] of SITE_EFFECTS) await store.effects.set({ site: SITE_KEY, popup, effect })
  say('')
}

export const startCommand: Command = {
  name: 'start',
  args: '',
  help: 'bring the database up to date and serve, with demo shops when there is no site yet',
  takes: 0,
  async run(world) {
    const store = await openStore(world.config, world.say)
    try {
      await seed(store, world)
      const keys = (await store.sites.list()).map(({ key }) => key)
      const running = await startServer(world, store)
      stopOnSignal(running)
      const pages = (await store.pages.list()).filter(({ paused }) => !paused).map(({ slug }) => pathOf(slug))
      world.print(welcome(world, running.origin, running.deskToken, { keys, pages }))
    } catch (error) {
      await store.close()
      throw error
    }
  },
}
