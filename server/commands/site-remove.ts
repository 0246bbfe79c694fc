import { counted as countedIn } from '../lib/progress'
import type { Store } from '../store/store'
import { type Command, chooseSite, type World } from './command'
import { confirm } from './confirm'
import { staying } from './state'
import { withImages } from './with-images'

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `a`, `a and b`, `a, b and c`. */
const listed = (parts: string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')

const removeSite = async ({ removal }: Store, key: string, { say }: World): Promise<void> => {
  say('Removing what belongs to the site')
  await removal.removeSite(key)
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
      const idsIn = (all: { id: string; siteKey: string }[]): string[] =>
        all.filter(({ siteKey }) => siteKey === site.key).map(({ id }) => id)
      const [popups, pages] = [idsIn(await store.popups.list()), idsIn(await store.pages.list())]
      const forms = (await store.contactForms.list()).filter(({ siteKey }) => siteKey === site.key)
      const pictures = await images.list(site.key)
      const parts = [
        counted(popups.length, 'popup'),
        ...(pages.length ? [counted(pages.length, 'page')] : []),
        ...(forms.length ? [counted(forms.length, 'form')] : []),
        ...(pictures.length ? [counted(pictures.length, 'picture')] : []),
      ]
      const subject = `the site "${site.name}" (${site.key}) and its ${listed(parts)}`
      const leads = await store.figures.leadsOf([...popups, ...pages, ...forms.map(({ popupId }) => popupId)])
      const files = await store.submissions.countFiles(site.key)
      const warning = files
        ? ` ${counted(files, 'file')} that visitors have sent ${files === 1 ? 'is' : 'are'} deleted.`
        : ''
      await confirm(`Remove ${subject}? Its ${staying(leads)}.${warning}`, options.yes === true)
      const reportCount = countedIn(world.say, 'Pictures')
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
