/** The demo marketing site. Its pictures, services and the lookbook are built files. */
import { formHtml } from '../contact-form/render/html'
import { SITE_KEY } from '../demo'
import { SITE_FORMS } from '../demo-site/forms'
import { PARTNERS, SITE_PAGES, settingsOf, tagsOf } from '../demo-site/pages'
import { NOTHING, noticePage } from '../notice-page'
import { PAGE_HEADERS, readPage } from '../page-file'
import type { Route } from '../route'

const PLACE = /<!--(?:site-(settings|tags)|wisp-form:(\d+))-->/g

const formOf = (id: number): string => {
  const form = SITE_FORMS.find((one) => one.id === id)
  return form ? formHtml(form) : ''
}

const pages = SITE_PAGES.map(
  ({ path, file, language }): Route => ({
    method: 'GET',
    path,
    async handle(c, tools) {
      if (!(await tools.store.sites.find(SITE_KEY))) return noticePage(c, NOTHING, language)
      const html = await readPage(tools, file)
      const origin = tools.caller.origin(c)
      const filled = html.replace(PLACE, (_, part, form) =>
        form ? formOf(Number(form)) : part === 'tags' ? tagsOf(origin) : settingsOf(origin),
      )
      return c.html(filled, 200, PAGE_HEADERS)
    },
  }),
)

/** The studio's potter has the demo shop. */
const partner: Route = {
  method: 'GET',
  path: `${PARTNERS}:partner`,
  handle: (c) => (c.req.param('partner') === 'juniper-and-clay' ? c.redirect('/') : noticePage(c, NOTHING)),
}

export const demoSite: Route[] = [...pages, partner]
