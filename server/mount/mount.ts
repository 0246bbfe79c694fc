/**
 * Puts the applications of `wisp start` before the server's own routes. They get what they may use of it, and are
 * limited as it is.
 */
import type { Context, Hono, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Signing } from '../db/signing'
import type { ContactForms } from '../forms/queries'
import { askQuiz } from '../forms/quiz'
import { formHtml } from '../forms/render/html'
import { readBody } from '../http/body'
import type { Caller } from '../http/caller'
import type { Sites } from '../sites/queries'
import type { Host, Mounted, MountedRoute } from './mounted-applications'

interface Services {
  caller: Caller
  store: Pick<Signing, 'sign'> & { contactForms: Pick<ContactForms, 'find'>; sites: Sites }
}

const hostOf = ({ store, caller }: Services): Host => ({
  store,
  base: caller.base,
  readBody: (c) => readBody(c, v.looseObject({})),
  async formHtml(id) {
    const storedForm = await store.contactForms.find(id)
    if (!storedForm) return ''
    const addresses = (await store.sites.find(storedForm.siteKey))?.addresses
    return formHtml(storedForm.form, { addresses, quiz: await askQuiz(storedForm.form, store.sign) })
  },
})

export const mount = (
  app: Hono,
  { routes }: Mounted,
  services: Services,
  guardsOf: (route: MountedRoute) => MiddlewareHandler[],
): void => {
  const host = hostOf(services)
  for (const route of routes)
    app.on(route.method, [route.path], ...guardsOf(route), (c: Context) => route.handle(c, host))
}
