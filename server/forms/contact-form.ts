/** Contact forms as the original's scripts send them, also ours: any site's page may ask. */
import type { Context } from 'hono'
import { withoutClickIds } from '../../shared/values/click-ids'
import {
  encodeFeedback,
  encodeRefill,
  encodeRefusal,
  FEEDBACK_PATH,
  LOCALE,
  languageOf,
  REFILL_PATH,
  UNIT_TAG,
} from '../../shared/wire/server/contact-form'
import { isMultipart, withEntries } from '../http/body'
import { asksForPrivacy } from '../http/privacy'
import type { Route } from '../http/route'
import { param } from '../http/route'
import { segmentOf } from '../reports/segment'
import { isUncounted } from '../reports/unvisited-page'
import { languagesIn } from '../targeting/language'
import { messagesOf } from './messages'
import type { StoredForm } from './queries'
import { askQuiz } from './quiz'
import { logFailure, receive } from './receive'
import type { Services } from './services'
import { MAX_REQUEST_BYTES, maxRequestBytes, readSubmission, unitTagIn } from './submission'

export const formOf = async (c: Context, { store }: Services): Promise<StoredForm | undefined> => {
  const id = param(c, 'id')
  return /^[1-9]\d{0,8}$/.test(id) ? store.contactForms.find(Number(id)) : undefined
}

/** Address of the page that it comes from; '' if the request does not tell. */
export const pageOf = (c: Context): string => {
  const from = URL.parse(c.req.header('referer') ?? '')
  const href = from && /^https?:$/.test(from.protocol) ? from.href.slice(0, 4_000) : ''
  return asksForPrivacy(c) ? withoutClickIds(href) : href
}

/** The sender, as far as the request tells. */
export const senderOf = async (c: Context, { siteKey }: StoredForm, services: Services) => {
  const url = pageOf(c)
  return {
    network: services.caller.network(c),
    userAgent: c.req.header('user-agent') ?? '',
    url,
    segment: segmentOf(c, url, services),
    // A form is taken also while the database cannot tell.
    uncounted: await isUncounted(c, services, { siteKey, url, viewerId: '' }).catch(() => false),
  }
}

const refuse = (c: Context, status: Parameters<typeof encodeRefusal>[0]): Response =>
  c.json(encodeRefusal(status), status)

/** The database does not answer, not even with the form: the visitor is told so, and can try again. */
const lost = async (c: Context, entries: [string, string | File][]): Promise<Response> => {
  const fields = new Map(entries)
  const text = (name: string): string => `${fields.get(name) ?? ''}`
  const language = languageOf(text(LOCALE))
  const { notSent: message } = messagesOf({ language, messages: {} })
  const answer = { ending: 'failed', message, problems: new Map(), quiz: new Map(), asked: new Map() } as const
  return c.json(encodeFeedback({ formId: Number(param(c, 'id')), unitTag: unitTagIn(text(UNIT_TAG)), ...answer }))
}

const feedback: Route<Services> = {
  method: 'POST',
  path: FEEDBACK_PATH,
  counts: 'lead',
  limitsBody: true,
  async handle(c, services) {
    if (!isMultipart(c)) return refuse(c, 415)
    const storedForm = await formOf(c, services).catch((error) => {
      logFailure(services.log, error)
      return 'lost' as const
    })
    if (storedForm === 'lost') return withEntries(c, services.intake, MAX_REQUEST_BYTES, (entries) => lost(c, entries))
    if (!storedForm) return refuse(c, 404)
    const { form } = storedForm
    return withEntries(c, services.intake, maxRequestBytes(form), async (entries) => {
      const submission = readSubmission(form, entries, languagesIn(c.req.header('accept-language')))
      if (!submission.unitTag) return refuse(c, 400)
      const outcome = await receive(storedForm, submission, await senderOf(c, storedForm, services), services)
      // A new question each time, so that an answer is not tried out on one.
      const quiz = await askQuiz(form, services.store.sign).catch(() => new Map())
      return c.json(encodeFeedback({ formId: form.id, unitTag: submission.unitTag, ...outcome, quiz }))
    })
  },
}

const refill: Route<Services> = {
  method: 'GET',
  path: REFILL_PATH,
  async handle(c, services) {
    const storedForm = await formOf(c, services)
    return storedForm ? c.json(encodeRefill(await askQuiz(storedForm.form, services.store.sign))) : refuse(c, 404)
  },
}

export const contactForm: Route<Services>[] = [feedback, refill]
