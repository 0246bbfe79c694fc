/** Checks the polls of a template: a question whose shares are shown has answers, and a button that is one says which. */
import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
import { isOption, type PollField, pollsIn } from '../../template/answers'
import type { TemplateElement } from '../../template/elements'

/** Most characters of the name of a field and of an answer, by which votes are counted: the key of an index has limits. */
const MAX_NAME_LENGTH = 200

const fieldsIn = (elements: TemplateElement[]): string[] =>
  elements.flatMap(({ attributes }) =>
    [attributes.get('data-wisp-field'), attributes.get('data-wisp-vote')].flatMap((name) => name || []),
  )

const tooLong = (subject: string, name: string): string =>
  `${subject} "${name.slice(0, 40)}…" has ${name.length} characters; what is counted may have at most ${MAX_NAME_LENGTH}`

const nameProblems = ({ field, answers }: PollField): string[] => [
  ...(field.length > MAX_NAME_LENGTH ? [tooLong('The field', field)] : []),
  ...answers
    .flat()
    .filter(({ length }) => length > MAX_NAME_LENGTH)
    .map((answer) => tooLong(`data-wisp-shares="${field}": the answer`, answer)),
]

/** Browsers give all radio buttons without a value the same one. */
const namelessProblems = (elements: TemplateElement[], { field }: PollField): string[] => {
  const marked = elements.filter(({ attributes }) => attributes.get('data-wisp-field') === field)
  const isNameless = (element: TemplateElement): boolean =>
    isOption(element) && /^radio$/i.test(element.attributes.get('type') ?? '') && !element.attributes.has('value')
  return marked.some((element) => [element, ...element.descendants].some(isNameless))
    ? [`data-wisp-field="${field}" has a radio button without a value: the answer`]
    : []
}

export const pollProblems = (elements: TemplateElement[]): Problem[] => {
  const polls = pollsIn(elements)
  const fields = fieldsIn(elements)
  const unanswered = polls
    .filter(({ answers }) => !answers.flat().length)
    .map(({ field }) =>
      fields.includes(field)
        ? `data-wisp-shares="${field}" names a field without answers to choose from`
        : `data-wisp-shares="${field}" names no field of the template${suggestion(field, fields)}`,
    )
  const votes = elements.filter(({ attributes }) => attributes.has('data-wisp-vote'))
  const voteProblems = votes.flatMap(({ attributes }) => {
    const field = attributes.get('data-wisp-vote') ?? ''
    return [
      ...(attributes.get('value') ? [] : [`data-wisp-vote="${field}" needs a value: the answer`]),
      ...(polls.some((poll) => poll.field === field)
        ? []
        : [`data-wisp-vote="${field}" names a question whose shares are shown nowhere (data-wisp-shares="${field}")`]),
    ]
  })
  const answerProblems = polls.flatMap((poll) => [...nameProblems(poll), ...namelessProblems(elements, poll)])
  return [...unanswered, ...answerProblems, ...voteProblems].map((message) => ({ path: ['template'], message }))
}
