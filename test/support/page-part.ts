/** A page with wisp-page.js around the parts that a case is about, and the servers that its forms talk to. */
import type { Page, Request } from 'playwright-core'
import { SITE } from './site'
import type { World } from './world'

export const FORMS = 'https://forms.example'
const PATH = '/page-part'

interface PartOptions {
  lang?: 'en' | 'he'
  head?: string
  /** Attributes of the script tag instead of the site's key. */
  tag?: string
  data?: object
  path?: string
}

/** A policy as strict as that of the pages that we serve: nothing inline, no string as markup. */
export const STRICT = (world: World): string =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${world.wisp}; style-src 'self'; connect-src 'self' ${world.wisp} ${FORMS}; form-action 'self' ${FORMS}; require-trusted-types-for 'script'; trusted-types 'none'">`

/** Puts the page on the site; returns its path. */
export const putPart = (world: World, body: string, options: PartOptions = {}): string => {
  const { lang = 'en', head = '', tag = `data-site="${SITE}"`, data = { id: 'page000000001' }, path = PATH } = options
  const dir = lang === 'he' ? 'rtl' : 'ltr'
  world.files[path] = {
    type: 'text/html',
    body: `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">${head}
      <title>A page</title><meta name="viewport" content="width=device-width">
      <script type="application/json" data-wisp-page>${JSON.stringify(data)}</script>
      <script async src="${world.wisp}/wisp-page.js" ${tag}></script></head>
      <body><main><h1>A page</h1>${body}</main></body></html>`,
  }
  return path
}

interface FormAnswer {
  status?: number
  body?: string
  /** Instead of an answer. */
  abort?: true
  /** Answers when this resolves. */
  until?: Promise<unknown>
}

/** Answers all that is sent to the forms' own server; returns what came. */
export const answerForms = async (page: Page, ...answers: FormAnswer[]): Promise<Request[]> => {
  const requests: Request[] = []
  await page.route(`${FORMS}/**`, async (route) => {
    requests.push(route.request())
    const { abort, body = '', status = 200, until } = answers[requests.length - 1] ?? answers.at(-1) ?? {}
    await until
    if (abort) return route.abort()
    return route.fulfill({
      status,
      body,
      contentType: 'text/plain; charset=utf-8',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  return requests
}
