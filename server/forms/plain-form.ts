/** Contact forms that the browser sends itself: without the script, before it has come, or when it does not load. */
import type { Context } from 'hono'
import { newId } from '../../shared/values/id'
import type { Ending } from '../../shared/wire/server/contact-form'
import { NOTHING, noticePage } from '../hosted/notice-page'
import { withEntries } from '../http/body'
import { Refusal } from '../http/refusal'
import type { Route } from '../http/route'
import { languagesIn } from '../targeting/language'
import { formOf, pageOf, senderOf } from './contact-form'
import { plainFormPath } from './form'
import { formWordsOf, messagesOf } from './messages'
import { formPage, thanksPage } from './page'
import type { StoredForm } from './queries'
import { askQuiz } from './quiz'
import { receive } from './receive'
import type { Services } from './services'
import { maxRequestBytes, readSubmission, type Submission } from './submission'

const PATH = plainFormPath(':id')
const STATUS = { invalid: 422, unaccepted: 422, spam: 429, failed: 503 } as const

/** The page that the form stands on; '' if it is this one. A redirect keeps the address that the browser tells. */
const backOf = (c: Context): string => {
  const url = pageOf(c)
  // Below any path.
  return URL.parse(url)?.pathname.endsWith(c.req.path) ? '' : url
}

/** Addresses of the site's own pages, which labels may link to. */
const addressesOf = async ({ siteKey }: StoredForm, { cache }: Services) => (await cache.site(siteKey))?.addresses

/** A file cannot be filled in again. */
const withFiles = ({ form }: StoredForm, { files }: Submission, problems: ReadonlyMap<string, string>) =>
  new Map([...[...files.keys()].map((name) => [name, formWordsOf(form.language).again] as const), ...problems])

const again = async (
  c: Context,
  storedForm: StoredForm,
  submission: Submission,
  outcome: { ending: Exclude<Ending, 'sent'>; message: string } & Record<
    'problems' | 'asked',
    ReadonlyMap<string, string>
  >,
  services: Services,
): Promise<Response> => {
  const { form } = storedForm
  const problems = withFiles(storedForm, submission, outcome.problems)
  const quiz = await askQuiz(form, services.store.sign).catch(() => new Map())
  const id = submission.id || newId()
  return formPage(
    c,
    form,
    {
      values: submission.values,
      problems,
      confirmations: outcome.asked,
      addresses: await addressesOf(storedForm, services),
      quiz,
      submission: id,
      message: outcome.message,
    },
    STATUS[outcome.ending],
  )
}

/** Too much was sent: nothing of it was read, so the visitor's own page still has it. */
const tooLarge = async (c: Context, storedForm: StoredForm, services: Services): Promise<Response> => {
  const { form } = storedForm
  const { fileSize } = messagesOf(form)
  c.header('Connection', 'close')
  const addresses = await addressesOf(storedForm, services)
  return formPage(c, form, { message: fileSize, addresses, submission: newId() }, 413)
}

const send: Route<Services> = {
  method: 'POST',
  path: PATH,
  counts: 'lead',
  limitsBody: true,
  async handle(c, services) {
    const storedForm = await formOf(c, services)
    if (!storedForm) return noticePage(c, NOTHING)
    const { form } = storedForm
    const answer = async (entries: [string, string | File][]): Promise<Response> => {
      const submission = readSubmission(form, entries, languagesIn(c.req.header('accept-language')))
      const { ending, ...outcome } = await receive(
        storedForm,
        submission,
        await senderOf(c, storedForm, services),
        services,
      )
      // A page that answers a form would send it again when it is reloaded.
      if (ending === 'sent') return c.redirect('?sent', 303)
      return again(c, storedForm, submission, { ending, ...outcome }, services)
    }
    return withEntries(c, services.intake, maxRequestBytes(form), answer).catch((error) => {
      if (error instanceof Refusal && error.status === 413) return tooLarge(c, storedForm, services)
      throw error
    })
  },
}

const show: Route<Services> = {
  method: 'GET',
  path: PATH,
  async handle(c, services) {
    const storedForm = await formOf(c, services)
    if (!storedForm) return noticePage(c, NOTHING)
    const { form } = storedForm
    if (c.req.query('sent') !== undefined) return thanksPage(c, form, backOf(c))
    const addresses = await addressesOf(storedForm, services)
    return formPage(c, form, { addresses, quiz: await askQuiz(form, services.store.sign), submission: newId() })
  },
}

export const plainForm: Route<Services>[] = [send, show]
