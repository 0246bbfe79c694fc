/** The demo marketing site. Its pictures, services and the lookbook are built files. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  fromItsFolder,
  type Host,
  type MountedRoute,
  type MountedSite,
  NOTHING,
  noticePage,
  OBJECT_HEADERS,
  PAGE_HEADERS,
  rootFrom,
} from '../../server/mount/public'
import type { ReadPage } from '../built-page'
import { FORM_NUMBERS } from '../ids'
import { PARTNERS, SITE_EFFECTS, SITE_PAGES, SITE_ROOT, settingsOf, tagsOf, withToken } from './pages'

const KEY = 'demo-site'
const FORM = /<!--wisp-form:(\d+)( captcha)?-->/g

/** The page with its forms. */
const withForms = async (html: string, { formHtml }: Host): Promise<string> => {
  const forms = await Promise.all(
    [...html.matchAll(FORM)].map(async ([, id, captcha]) => {
      const form = await formHtml(Number(id))
      return captcha === undefined ? form : withToken(form)
    }),
  )
  return html.replace(FORM, () => forms.shift() ?? '')
}

const pagesOf = (read: ReadPage): MountedRoute[] =>
  SITE_PAGES.map(({ path, name, language, hasObjects }) => ({
    method: 'GET',
    path,
    async handle(c, host) {
      if (!(await host.store.sites.find(KEY))) return noticePage(c, NOTHING, language)
      const page = (await withForms(await read(name), host))
        .replace('<!--site-settings-->', () => settingsOf(host.base(c), rootFrom(c)))
        .replace('<!--site-tags-->', tagsOf)
      return c.html(fromItsFolder(c, page), 200, hasObjects ? OBJECT_HEADERS : PAGE_HEADERS)
    },
  }))

/** The studio's potter has the demo shop. */
const partner: MountedRoute = {
  method: 'GET',
  path: `${PARTNERS}:partner`,
  handle: (c) => (c.req.param('partner') === 'juniper-and-clay' ? c.redirect(rootFrom(c)) : noticePage(c, NOTHING)),
}

export const siteRoutes = (read: ReadPage): MountedRoute[] => [...pagesOf(read), partner]

/** The site has all example contact forms. @param files folder of the examples */
export const studioSite = (files: string): MountedSite => ({
  key: KEY,
  name: 'Studio Alder & Finch',
  home: { kind: 'site', path: SITE_ROOT },
  content: () => ({
    forms: readdirSync(join(files, 'forms'))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({ file: join(files, 'forms', name), id: FORM_NUMBERS.get(name) })),
    effects: [...SITE_EFFECTS],
  }),
})
