/** Handles a submission, whichever way it came. In the original's order: fields, acceptance, spam, storing. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { filled } from '../../shared/checks/filled'
import { type Ending, OWN_FIELDS } from '../../shared/wire/server/contact-form'
import { announcedOf } from '../events/announced'
import { repeatOf } from '../leads/repeat'
import type { SentFile } from '../leads/submissions'
import type { Log } from '../lib/log'
import type { Segment } from '../results/counting'
import { proofOf } from './acceptances'
import type { ContactForm } from './form'
import { filesOf, leadOf } from './lead'
import { messagesOf } from './messages'
import type { StoredForm } from './queries'
import { answeredIn } from './quiz'
import type { Services } from './services'
import { lostFiles, type Submission } from './submission'
import { senderOf } from './template'
import { judge, type Verdict } from './validate'

/** People need at least these seconds to fill in a form. */
const MIN_FILLING_SECONDS = 1
/** Browsers send a longer one. */
const MIN_USER_AGENT_LENGTH = 2

interface Sender {
  /** Rates are counted by this. */
  network: string
  userAgent: string
  /** Address of the page that it comes from; '' if unknown. */
  url: string
  segment: Segment
  /** A program or an owner: what they send is kept, marked as suspect and not counted. */
  uncounted: boolean
}

interface Outcome {
  ending: Ending
  message: string
  /** Messages by field. */
  problems: ReadonlyMap<string, string>
  /** By field, what confirms a value that is unlikely. */
  asked: ReadonlyMap<string, string>
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>()

/**
 * Seconds in which a person can fill in a form, though a password manager has filled in what nobody sees. Our script tells
 * fewer of a page on which nobody has pressed anything.
 */
const PERSON_FILLING_SECONDS = 3

const looksAutomated = ({ trapped, elapsed }: Submission, { userAgent }: Sender): boolean =>
  (trapped && !(elapsed !== undefined && elapsed >= PERSON_FILLING_SECONDS)) ||
  (elapsed !== undefined && elapsed < MIN_FILLING_SECONDS) ||
  userAgent.length < MIN_USER_AGENT_LENGTH

/** Stores it; what looks automated without its files. The guess may be wrong, and the visitor is told to try again. */
const storeSubmission = async (
  stored: StoredForm,
  submission: Submission,
  verdict: Verdict,
  sender: Sender,
  services: Services,
) => {
  const { form, siteKey, popupId } = stored
  const { store, submissions } = services
  const { segment, uncounted, url } = sender
  const suspect = submissions(`${form.id} ${sender.network}`) > 0 || looksAutomated(submission, sender)
  await store.submissions.add({
    ...leadOf(form, submission, verdict.dropped),
    unsure: verdict.unsure.map((name) => (name === senderOf(form)?.name ? 'email' : name)),
    id: submission.id,
    siteKey,
    popupId,
    segment,
    // Programs and owners try the form out, so they are answered like a person.
    suspect: suspect || uncounted,
    uncounted,
    url,
    files: suspect ? [] : await filesOf(form, submission, verdict.dropped),
    proof: await proofOf(stored, submission, url, services),
    ...(await announcedOf({ id: popupId, name: form.name, siteKey }, 'form.submitted', services)),
  })
  return suspect ? ('spam' as const) : ('sent' as const)
}

const digestOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url')

/** Two submissions with equal content are the same. A name is not enough: a corrected file often keeps it. */
const contentOf = ({ email, fields }: ReturnType<typeof leadOf>, files: SentFile[]) => ({
  email,
  fields,
  files: files.map(({ field, name, content }) => `${field} ${digestOf(content)} ${name}`).sort(),
})

type Content = ReturnType<typeof contentOf>

/** A repeat whose files the page could not keep tells nothing of them. */
const withoutFiles = ({ fields }: ContactForm, content: Content) => {
  const files = new Set(fields.filter(({ kind }) => kind === 'file').map(({ name }) => name))
  const texts = Object.entries(content.fields).filter(([name]) => !files.has(name))
  return { email: content.email, fields: Object.fromEntries(texts) }
}

const isSame = (form: ContactForm, submission: Submission, stored: Content, content: Content): boolean =>
  form.fields.some((field) => lostFiles(field, submission)[0])
    ? isDeepStrictEqual(withoutFiles(form, stored), withoutFiles(form, content))
    : isDeepStrictEqual(stored, content)

/**
 * The id to store it by; undefined if it has arrived. A browser that has lost our answer sends it again under the same id.
 * So does a page that it shows once more as it was left, though the visitor may have written something else by now.
 */
const freshId = async (
  { form, popupId }: StoredForm,
  submission: Submission,
  verdict: Verdict,
  { store }: Services,
) => {
  const stored = await store.submissions.find(popupId, submission.id)
  if (!stored) return submission.id
  if (verdict.problems.size || verdict.unaccepted) return
  const content = contentOf(leadOf(form, submission, verdict.dropped), await filesOf(form, submission, verdict.dropped))
  if (isSame(form, submission, contentOf(stored, await store.submissions.contentsOf(stored.lead)), content)) return
  return `${submission.id}.${digestOf(JSON.stringify(content)).slice(0, 16)}`
}

/** A form that nobody has printed or held has no id: the browser sent it itself, and may do so twice. */
const withId = async (
  { form, popupId }: StoredForm,
  submission: Submission,
  { network, userAgent }: Sender,
  { store }: Services,
): Promise<Submission> => {
  if (submission.id) return submission
  const files = await filesOf(form, submission, new Set())
  const values = [...submission.values].filter(([name]) => !OWN_FIELDS.includes(name))
  const parts = [network, userAgent, popupId, values, files.map(({ field, content }) => [field, digestOf(content)])]
  return { ...submission, id: await store.repeats.idOf(popupId, repeatOf(parts)) }
}

/** `verdict`: of a submission that is not taken. */
interface Ended {
  ending: Exclude<Ending, 'failed'>
  verdict?: Verdict
}

const endingOf = async (
  stored: StoredForm,
  submission: Submission,
  sender: Sender,
  services: Services,
): Promise<Ended> => {
  const { store } = services
  const { form } = stored
  const verdict = judge(form, submission, await answeredIn(form, submission, store.sign))
  const named = await withId(stored, submission, sender, services)
  const id = await freshId(stored, named, verdict, services)
  if (id === undefined) return { ending: 'sent' }
  if (verdict.problems.size) return { ending: 'invalid', verdict }
  if (verdict.unaccepted) return { ending: 'unaccepted' }
  return { ending: await storeSubmission(stored, { ...submission, id }, verdict, sender, services) }
}

const MESSAGE_BY_ENDING = {
  sent: 'sent',
  invalid: 'invalid',
  unaccepted: 'accept',
  spam: 'spam',
  failed: 'notSent',
} as const

/** By name only: messages of databases quote values. */
export const logFailure = (log: Log, error: unknown): void =>
  log(`contact form: ${(error as Error)?.name} ${(error as { code?: string })?.code ?? ''}`)

/** Never throws: where something goes wrong, the visitor is told to try again. */
export const receive = async (
  stored: StoredForm,
  submission: Submission,
  sender: Sender,
  services: Services,
): Promise<Outcome> => {
  const messages = messagesOf(stored.form)
  try {
    const { ending, verdict } = await endingOf(stored, submission, sender, services)
    const message = messages[MESSAGE_BY_ENDING[ending]]
    if (!verdict) return { ending, message, problems: NOTHING, asked: NOTHING }
    const entries = [...verdict.problems].map(([name, problem]): [string, string] => [
      name,
      filled(messages[problem], verdict.details.get(name) ?? {}),
    ])
    return { ending, message, problems: new Map(entries), asked: verdict.confirmations }
  } catch (error) {
    logFailure(services.log, error)
    return { ending: 'failed', message: messages.notSent, problems: NOTHING, asked: NOTHING }
  }
}
