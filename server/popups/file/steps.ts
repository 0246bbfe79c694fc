/** Checks the steps of a form, and the conditions of a template: what they name must be there (docs/steps.md). */
import { readCondition } from '../../../shared/checks/meets'
import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
import { isOption, optionsIn } from '../../template/answers'
import { isControl } from '../../template/controls'
import type { TemplateElement } from '../../template/elements'
import { screenOf, stepsIn } from '../../template/steps'
import { circleProblems } from './condition-circles'
import { buttonProblems, endlessSteps } from './step-circles'

/** Characters of a tag. */
const MAX_TAG_LENGTH = 60

interface Question {
  name: string
  /** Number of the step that asks it; -1 outside of all steps. */
  step: number
  /** Values that may be chosen; undefined where something is typed. */
  options: string[] | undefined
}

const isTypedIn = (element: TemplateElement): boolean =>
  isControl(element) && element.name !== 'select' && !isOption(element)

const optionsOf = (marked: TemplateElement): string[] | undefined =>
  [marked, ...marked.descendants].some(isTypedIn) ? undefined : optionsIn(marked)

const questionsIn = (elements: readonly TemplateElement[], stepOf: (element: TemplateElement) => number): Question[] =>
  elements.flatMap((element) => {
    const name = element.attributes.get('data-wisp-field')
    return name ? [{ name, step: stepOf(element), options: optionsOf(element) }] : []
  })

const conditionProblems = (
  [attribute, condition]: [string, string],
  step: number | undefined,
  questions: Question[],
): string[] => {
  const { field, accepted } = readCondition(condition)
  const named = questions.filter(({ name }) => name === field)
  const says = `${attribute}="${condition}" names`
  if (!named.length)
    return [
      `${says} no field of the template${suggestion(
        field,
        questions.map(({ name }) => name),
      )}`,
    ]
  if (step !== undefined && named.every((question) => question.step > step))
    return [`${says} a field that is asked only later`]
  if (named.some(({ options }) => !options)) return []
  const options = named.flatMap((question) => question.options ?? [])
  const unknown = accepted.filter((value) => value !== '*' && !options.includes(value))
  return unknown.map((value) => `${says} "${value}", which is no answer of "${field}"${suggestion(value, options)}`)
}

/** A step is decided on before it is shown; what stands in it, by its own answers too. Outside of steps, all answers are known. */
const conditionsIn = (elements: readonly TemplateElement[]): string[] => {
  const { steps = [] } = stepsIn(elements) ?? {}
  const places = new Map(
    steps.flatMap((step, index) => [step, ...step.descendants].map((element) => [element, index] as const)),
  )
  const questions = questionsIn(elements, (element) => places.get(element) ?? -1)
  return elements.flatMap((element) => {
    const place = places.get(element)
    const latest = place !== undefined && steps.includes(element) ? place - 1 : place
    return ['data-wisp-show-if', 'data-wisp-hide-if'].flatMap((attribute) => {
      const condition = element.attributes.get(attribute)
      return condition === undefined ? [] : conditionProblems([attribute, condition], latest, questions)
    })
  })
}

const ANSWER_MARKS = ['data-wisp-next', 'data-wisp-tag']

const answerProblems = (elements: readonly TemplateElement[], screens: string[]): string[] =>
  elements.flatMap((element) => {
    const { attributes } = element
    const marks = ANSWER_MARKS.filter((mark) => attributes.has(mark))
    const next = attributes.get('data-wisp-next')
    const tag = attributes.get('data-wisp-tag') ?? ''
    return [
      ...(isOption(element) ? [] : marks.map((mark) => `${mark} must stand on an option, a radio button or a box`)),
      ...(next === undefined || screens.includes(next)
        ? []
        : [`has no screen "${next}", which data-wisp-next names${suggestion(next, screens)}`]),
      ...(tag.includes(',') ? [`data-wisp-tag="${tag}" must have no comma: a list of tags has them`] : []),
      ...(tag.length > MAX_TAG_LENGTH
        ? [`data-wisp-tag may have ${MAX_TAG_LENGTH} characters, got ${tag.length}`]
        : []),
    ]
  })

const placeProblems = (elements: readonly TemplateElement[]): string[] => {
  const formSteps = stepsIn(elements)
  if (!formSteps)
    return elements.some(({ attributes }) => attributes.has('data-wisp-progress'))
      ? ['data-wisp-progress needs a form with steps: screens inside the form, and its thanks after it']
      : []
  const { form, steps } = formSteps
  const names = steps.map(screenOf)
  const twice = names.filter((name, index) => names.indexOf(name) < index)
  const inner = form.descendants.filter((element) => screenOf(element) && !steps.includes(element))
  const endless = endlessSteps(formSteps)
  return [
    ...twice.map((name) => `has two steps "${name}"`),
    ...inner.map((screen) => `its screen "${screenOf(screen)}" must not stand in another step`),
    ...(endless.length
      ? [`nothing leads from ${endless.map((name) => `"${name}"`).join(', ')} to the end of the form`]
      : []),
    ...buttonProblems(formSteps),
  ]
}

export const stepProblems = (elements: readonly TemplateElement[]): Problem[] => {
  const screens = elements.map(screenOf).filter(Boolean)
  const conditions = conditionsIn(elements)
  const messages = [
    ...placeProblems(elements),
    ...(conditions.length ? conditions : circleProblems(elements)),
    ...answerProblems(elements, screens),
  ]
  return messages.map((message) => ({ path: ['template'], message }))
}
