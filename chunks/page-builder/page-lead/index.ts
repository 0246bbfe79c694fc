/** What lead forms need beside other forms of a page: checks, and the way of all leads. */
import { messages } from '../../../shared/checks/messages'
import type { LeadsChunk } from '../../../shared/model/page-builder'
import type { FormWords } from '../../../shared/model/text'
import { reportRejection } from '../../../shared/platform/dom'
import { languageOf } from '../../../shared/platform/language-of'
import { leadFields } from './fields'
import { giveLead } from './lead'
import { openingOf } from './opening'
import { hasProblems } from './problems'

/** The Hebrew messages, once they have come. */
let hebrew: FormWords | undefined

export const prepare: LeadsChunk['prepare'] = (form, runtime, since) => {
  openingOf(form, since)
  // So that pressing the button stores the lead at once.
  reportRejection(runtime.joined())
  if (languageOf(form) !== 'he') return
  reportRejection(
    runtime.load<{ words: FormWords }>('hebrew').then(({ words }) => {
      hebrew = words
    }),
  )
}

export const give: LeadsChunk['give'] = async (form, submitter, runtime, line) => {
  const fields = leadFields(form)
  const words: FormWords = (languageOf(form) === 'he' && hebrew) || { ...messages, sent: line.words.sent }
  if (hasProblems(form, fields, words)) return
  return giveLead(form, submitter, fields, runtime, line)
}
