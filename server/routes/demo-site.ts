/** The demo marketing site. Its pictures, services and the lookbook are built files. */

import { fromItsFolder, rootFrom } from '../address/relative'
import { askQuiz } from '../contact-form/quiz'
import { formHtml } from '../contact-form/render/html'
import { SITE_KEY } from '../demo'
import { PARTNERS, SITE_PAGES, settingsOf, tagsOf, withToken } from '../demo-site/pages'
import { NOTHING, noticePage } from '../notice-page'
import { OBJECT_HEADERS, PAGE_HEADERS, readPage } from '../page-file'
import type { Route, Tools } from '../route'

const FORM = /<!--wisp-form:(\d+)( captcha)?-->/g

/** '' if the owner has removed the form. */
const formOf = async (id: number, captcha: boolean, { store }: Tools): Promise<string> => {
  const stored = await store.contactForms.find(id)
  if (!stored) return ''
  const html = formHtml(stored.form, { quiz: await askQuiz(stored.form, store.sign) })
  return captcha ? withToken(html) : html
}

/** The page with its forms. */
const withForms = async (html: string, tools: Tools): Promise<string> => {
  const forms = await Promise.all(
    [...html.matchAll(FORM)].map(([, id, captcha]) => formOf(Number(id), captcha !== undefined, tools)),
  )
  return html.replace(FORM, () => forms.shift() ?? '')
}

const pages = SITE_PAGES.map(
  ({ path, file, language, hasObjects }): Route => ({
    method: 'GET',
    path,
    async handle(c, tools) {
      const html = await readPage(tools, file)
      if (!(await tools.store.sites.find(SITE_KEY))) return noticePage(c, NOTHING, language)
      const page = (await withForms(html, tools))
        .replace('<!--site-settings-->', () => settingsOf(tools.caller.base(c), rootFrom(c)))
        .replace('<!--site-tags-->', tagsOf)
      return c.html(fromItsFolder(c, page), 200, hasObjects ? OBJECT_HEADERS : PAGE_HEADERS)
    },
  }),
)

/** The studio's potter has the demo shop. */
const partner: Route = {
  method: 'GET',
  path: `${PARTNERS}:partner`,
  handle: (c) => (c.req.param('partner') === 'juniper-and-clay' ? c.redirect(rootFrom(c)) : noticePage(c, NOTHING)),
}

export const demoSite: Route[] = [...pages, partner]
