import { counted } from '../lib/progress'
import type { Site } from '../sites/queries'
import type { Store } from '../store/store'
import { type Command, chooseSite, type World } from './command'
import { confirm } from './confirm'
import { remainder } from './state'
import { withImages } from './with-images'

const amount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `a`, `a and b`, `a, b and c`. */
const listed = (parts: string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')

const removeSite = async ({ removal }: Store, key: string, { say }: World): Promise<void> => {
  say('Removing what belongs to the site')
  await removal.removeSite(key)
}

const questionFor = async (
  store: Store,
  { key, name }: Pick<Site, 'key' | 'name'>,
  pictures: number,
): Promise<string> => {
  const idsIn = (all: { id: string; siteKey: string }[]): string[] =>
    all.filter(({ siteKey }) => siteKey === key).map(({ id }) => id)
  const [popups, pages] = [idsIn(await store.popups.list()), idsIn(await store.pages.list())]
  const forms = (await store.contactForms.list()).filter(({ siteKey }) => siteKey === key)
  const parts = [
    amount(popups.length, 'popup'),
    ...(pages.length ? [amount(pages.length, 'page')] : []),
    ...(forms.length ? [amount(forms.length, 'form')] : []),
    ...(pictures ? [amount(pictures, 'picture')] : []),
  ]
  const leads = await store.figures.leadsOf([...popups, ...pages, ...forms.map(({ popupId }) => popupId)])
  const files = await store.submissions.countFiles(key)
  const warning = files
    ? ` ${amount(files, 'file')} that visitors have sent ${files === 1 ? 'is' : 'are'} deleted.`
    : ''
  return `Remove the site "${name}" (${key}) and its ${listed(parts)}? Its ${remainder(leads)}.${warning}`
}

export const siteRemove: Command = {
  name: 'site remove',
  args: 'KEY [--yes]',
  help: 'remove the site, its popups, pages, forms and pictures from this server, with the files that visitors have sent, after asking; its leads stay',
  options: { yes: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [key], options) {
    const site = await withImages(world, async (images, store) => {
      const begun = key === undefined ? undefined : await store.removal.unfinished(key)
      if (key !== undefined && begun !== undefined) {
        await removeSite(store, key, world)
        return { key, name: begun }
      }
      const site = await chooseSite(store, key)
      const pictures = await images.list(site.key)
      await confirm(await questionFor(store, site, pictures.length), options.yes === true)
      const reportCount = counted(world.say, 'Pictures')
      for (const [index, { id }] of pictures.entries()) {
        reportCount(index + 1, pictures.length)
        await images.remove(id)
      }
      await removeSite(store, site.key, world)
      return site
    })
    world.print(`${site.key}\t${site.name}\tremoved`)
  },
}
