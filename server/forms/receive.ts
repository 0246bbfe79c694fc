/** Handles a submission, whichever way it came. In the original's order: fields, acceptance, spam, storing. */
import { filled } from '../../shared/checks/filled'
import type { Ending } from '../../shared/wire/server/contact-form'
import { announcedOf } from '../events/webhook-interest'
import type { Log } from '../lib/log'
import type { Segment } from '../results/counting'
import { freshId, withId } from './fresh-id'
import { filesOf, leadOf } from './lead'
import { messagesOf } from './messages'
import { proofOf } from './proof'
import type { StoredForm } from './queries'
import { answeredIn } from './quiz'
import type { Services } from './services'
import type { Submission } from './submission'
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
  storedForm: StoredForm,
  submission: Submission,
  verdict: Verdict,
  sender: Sender,
  services: Services,
) => {
  const { form, siteKey, popupId } = storedForm
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
    proof: await proofOf(storedForm, submission, url, services),
    ...(await announcedOf({ id: popupId, name: form.name, siteKey }, 'form.submitted', services)),
  })
  return suspect ? ('spam' as const) : ('sent' as const)
}

/** `verdict`: of a submission that is not taken. */
interface Ended {
  ending: Exclude<Ending, 'failed'>
  verdict?: Verdict
}

const endingOf = async (
  storedForm: StoredForm,
  submission: Submission,
  sender: Sender,
  services: Services,
): Promise<Ended> => {
  const { store } = services
  const { form } = storedForm
  const verdict = judge(form, submission, await answeredIn(form, submission, store.sign))
  const named = await withId(storedForm, submission, sender, services)
  const id = await freshId(storedForm, named, verdict, services)
  if (id === undefined) return { ending: 'sent' }
  if (verdict.problems.size) return { ending: 'invalid', verdict }
  if (verdict.unaccepted) return { ending: 'unaccepted' }
  return { ending: await storeSubmission(storedForm, { ...submission, id }, verdict, sender, services) }
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
  storedForm: StoredForm,
  submission: Submission,
  sender: Sender,
  services: Services,
): Promise<Outcome> => {
  const messages = messagesOf(storedForm.form)
  try {
    const { ending, verdict } = await endingOf(storedForm, submission, sender, services)
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
