/** The id by which a submission is stored once, though browsers and pages may send it again. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { OWN_FIELDS } from '../../shared/wire/server/contact-form'
import { repeatOf } from '../leads/repeat'
import type { SentFile } from '../leads/submissions'
import type { ContactForm } from './form'
import { filesOf, leadOf } from './lead'
import type { StoredForm } from './queries'
import type { Services } from './services'
import { lostFiles, type Submission } from './submission'
import type { Verdict } from './validate'

/** The sender of a submission without an id. */
interface Repeater {
  network: string
  userAgent: string
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

const isSame = (form: ContactForm, submission: Submission, storedContent: Content, content: Content): boolean =>
  form.fields.some((field) => lostFiles(field, submission)[0])
    ? isDeepStrictEqual(withoutFiles(form, storedContent), withoutFiles(form, content))
    : isDeepStrictEqual(storedContent, content)

/**
 * The id under which it is stored; undefined if it is stored already. A browser that did not receive our answer sends the same id again; so
 * does a page restored from the history, whose content may be new.
 */
export const freshId = async (
  { form, popupId }: StoredForm,
  submission: Submission,
  verdict: Verdict,
  { store }: Services,
) => {
  const storedSubmission = await store.submissions.find(popupId, submission.id)
  if (!storedSubmission) return submission.id
  if (verdict.problems.size || verdict.unaccepted) return
  const content = contentOf(leadOf(form, submission, verdict.dropped), await filesOf(form, submission, verdict.dropped))
  if (
    isSame(
      form,
      submission,
      contentOf(storedSubmission, await store.submissions.contentsOf(storedSubmission.lead)),
      content,
    )
  )
    return
  return `${submission.id}.${digestOf(JSON.stringify(content)).slice(0, 16)}`
}

/** A form that nobody has printed or held has no id: the browser sent it itself, and may do so twice. */
export const withId = async (
  { form, popupId }: StoredForm,
  submission: Submission,
  { network, userAgent }: Repeater,
  { store }: Services,
): Promise<Submission> => {
  if (submission.id) return submission
  const files = await filesOf(form, submission, new Set())
  const values = [...submission.values].filter(([name]) => !OWN_FIELDS.includes(name))
  const parts = [network, userAgent, popupId, values, files.map(({ field, content }) => [field, digestOf(content)])]
  return { ...submission, id: await store.repeats.idOf(popupId, repeatOf(parts)) }
}
