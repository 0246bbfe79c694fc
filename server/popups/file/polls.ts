/** Checks the polls of a template: a question whose shares are shown has answers, and a button that is one says which. */
import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
import { pollsIn } from '../../template/answers'
import type { TemplateElement } from '../../template/elements'

const fieldsIn = (elements: TemplateElement[]): string[] =>
  elements.flatMap(({ attributes }) =>
    [attributes.get('data-wisp-field'), attributes.get('data-wisp-vote')].flatMap((name) => name || []),
  )

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
  return [...unanswered, ...voteProblems].map((message) => ({ path: ['template'], message }))
}
