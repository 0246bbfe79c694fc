/** What becomes of a submission, whichever way it came. In the original's order: fields, acceptance, spam, storing. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Ending } from '../../shared/wire/server/contact-form'
import type { Log } from '../log'
import type { Tools } from '../route'
import type { StoredForm } from '../store/contact-forms'
import type { Segment } from '../store/counting'
import { announcedOf } from '../webhooks/wanted'
import { filesOf, leadOf } from './lead'
import { messagesOf } from './messages'
import { answeredIn } from './quiz'
import type { Submission } from './submission'
import { judge, type Verdict } from './validate'

/** Nobody fills in a form faster, in seconds. */
const MIN_SECONDS = 1
/** Of a browser it is longer. */
const SHORTEST_AGENT = 2

interface Sender {
  /** What rates are counted by. */
  network: string
  userAgent: string
  /** Of the page that it comes from; '' if unknown. */
  url: string
  segment: Segment
}

interface Outcome {
  ending: Ending
  message: string
  /** Messages by field. */
  problems: ReadonlyMap<string, string>
}

const looksAutomated = ({ trapped, elapsed }: Submission, { userAgent }: Sender): boolean =>
  trapped || (elapsed !== undefined && elapsed < MIN_SECONDS) || userAgent.length < SHORTEST_AGENT

/** Stores it; what looks automated without its files. The guess may be wrong, and the visitor is told to try again. */
const keep = async (
  { form, siteKey, popupId }: StoredForm,
  given: Submission,
  verdict: Verdict,
  sender: Sender,
  tools: Tools,
) => {
  const { store, submissions } = tools
  const suspect = submissions(`${form.id} ${sender.network}`) > 0 || looksAutomated(given, sender)
  await store.submissions.add({
    ...leadOf(form, given, verdict.dropped),
    ...{ id: given.id, siteKey, popupId, segment: sender.segment, suspect, url: sender.url },
    files: suspect ? [] : await filesOf(form, given, verdict.dropped),
    ...(await announcedOf({ id: popupId, name: form.name, siteKey }, 'form.submitted', tools)),
  })
  return suspect ? 'spam' : 'sent'
}

/**
 * The id to store it by; undefined if it has arrived. A browser that has lost our answer sends it again under the same id.
 * So does a page that it shows once more as it was left, though the visitor may have written something else by now.
 */
const freshId = async ({ form, popupId }: StoredForm, given: Submission, verdict: Verdict, { store }: Tools) => {
  const stored = given.id ? await store.submissions.find(popupId, given.id) : undefined
  if (!stored) return given.id
  const lead = leadOf(form, given, verdict.dropped)
  if (verdict.problems.size || verdict.unaccepted || isDeepStrictEqual(stored, lead)) return
  return `${given.id}.${createHash('sha256').update(JSON.stringify(lead)).digest('base64url').slice(0, 16)}`
}

const endingOf = async (stored: StoredForm, given: Submission, sender: Sender, tools: Tools) => {
  const { store } = tools
  const { form } = stored
  const verdict = judge(form, given, await answeredIn(form, given, store.sign))
  const id = await freshId(stored, given, verdict, tools)
  if (id === undefined) return { ending: 'sent' as const }
  if (verdict.problems.size) return { ending: 'invalid' as const, problems: verdict.problems }
  if (verdict.unaccepted) return { ending: 'unaccepted' as const }
  return { ending: await keep(stored, { ...given, id }, verdict, sender, tools) } as const
}

const TOLD = { sent: 'sent', invalid: 'invalid', unaccepted: 'accept', spam: 'spam', failed: 'notSent' } as const

/** By name only: messages of databases quote values. */
export const logFailure = (log: Log, error: unknown): void =>
  log(`contact form: ${(error as Error)?.name} ${(error as { code?: string })?.code ?? ''}`)

/** Never throws: where something goes wrong, the visitor is told to try again. */
export const receive = async (
  stored: StoredForm,
  given: Submission,
  sender: Sender,
  tools: Tools,
): Promise<Outcome> => {
  const messages = messagesOf(stored.form)
  try {
    const { ending, problems = new Map() } = await endingOf(stored, given, sender, tools)
    return {
      ...{ ending, message: messages[TOLD[ending]] },
      problems: new Map([...problems].map(([name, problem]) => [name, messages[problem as keyof typeof messages]])),
    }
  } catch (error) {
    logFailure(tools.log, error)
    return { ending: 'failed', message: messages.notSent, problems: new Map() }
  }
}
