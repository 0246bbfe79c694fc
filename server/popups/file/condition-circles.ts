/** Finds fields that wait for themselves: each is shown by an answer that only it, or one that waits for it, could give. */
import { readCondition } from '../../../shared/checks/meets'
import type { TemplateElement } from '../../template/elements'

const SHOW_IF = 'data-wisp-show-if'
const fieldOf = ({ attributes }: TemplateElement): string => attributes.get('data-wisp-field') ?? ''

/** For each field, the fields that have to be answered until one of its elements shows. */
const needsIn = (elements: readonly TemplateElement[]): [field: string, needs: string[]][] => {
  const conditional = elements.flatMap((element) => {
    const condition = element.attributes.get(SHOW_IF)
    return condition === undefined
      ? []
      : [{ field: readCondition(condition).field, inside: new Set([element, ...element.descendants]) }]
  })
  return elements.filter(fieldOf).map((element) => {
    const around = conditional.filter(({ inside }) => inside.has(element))
    return [fieldOf(element), around.map(({ field }) => field)]
  })
}

export const circleProblems = (elements: readonly TemplateElement[]): string[] => {
  const needs = needsIn(elements)
  const waiting = new Set(needs.map(([field]) => field))
  for (let before = 0; before !== waiting.size; ) {
    before = waiting.size
    for (const [field, others] of needs) if (!others.some((other) => waiting.has(other))) waiting.delete(field)
  }
  const names = [...waiting].map((name) => `"${name}"`).join(', ')
  if (!names) return []
  return [
    `nothing can show ${waiting.size > 1 ? 'the fields' : 'the field'} ${names}: ${SHOW_IF} waits for its own answer`,
  ]
}
