/** Follows the steps of a form as far as its markup tells where they lead. */
import type { TemplateElement } from '../../template/elements'
import { type FormSteps, screenOf } from '../../template/steps'

const attributeOf = ({ attributes }: TemplateElement, name: string): string => attributes.get(name) ?? ''

const isNextButton = (element: TemplateElement): boolean => attributeOf(element, 'data-wisp-action') === 'next'

const isSubmitButton = (element: TemplateElement): boolean => {
  const type = attributeOf(element, 'type')
  return (
    (element.name === 'button' && !/^(button|reset)$/i.test(type)) ||
    /^(submit|image)$/i.test(type) ||
    attributeOf(element, 'data-wisp-action') === 'submit'
  )
}

/** A button of another action, as one that goes back, sends nothing: pages draw it as `type="button"`. */
const sends = (element: TemplateElement): boolean =>
  isSubmitButton(element) && /^(submit)?$/.test(attributeOf(element, 'data-wisp-action'))

/** Steps that a visitor cannot leave, and a form that is never sent. Buttons that stand beside all steps go on, and send the last one. */
export const buttonProblems = ({ form, steps }: FormSteps): string[] => {
  const inSteps = new Set(steps.flatMap((step) => [step, ...step.descendants]))
  if (form.descendants.some((each) => !inSteps.has(each) && (isNextButton(each) || sends(each)))) return []
  const stuck = steps.filter((step) => !step.descendants.some((each) => isNextButton(each) || sends(each)))
  const isSent =
    steps.some(({ descendants }) => descendants.some(sends)) ||
    steps.at(-1)?.descendants.some((each) => isNextButton(each) && !attributeOf(each, 'data-wisp-to'))
  return [
    ...stuck.map(
      (step) => `its step "${screenOf(step)}" has no button that goes on (data-wisp-action="next") or sends`,
    ),
    ...(isSent || stuck.length ? [] : ['none of its steps sends the form: the last one needs a submit button']),
  ]
}

/** A visitor may choose no answer, or one that leads nowhere: then the next step follows, unless all buttons say where to go. */
const targetsOf = (step: TemplateElement, follower: string | undefined): (string | undefined)[] => {
  const { descendants } = step
  const buttons = descendants.filter(isNextButton)
  const byButton = buttons.flatMap((button) => attributeOf(button, 'data-wisp-to') || [])
  const choices = descendants.filter(
    ({ name, attributes }) => name === 'option' || /^radio$/i.test(attributes.get('type') ?? ''),
  )
  const byAnswer = choices.flatMap((choice) => attributeOf(choice, 'data-wisp-next') || [])
  const leadsOn = byButton.length < Math.max(1, buttons.length)
  const isOpen = leadsOn && (byAnswer.length < choices.length || !choices.length)
  return [...byButton, ...(leadsOn ? byAnswer : []), ...(isOpen || descendants.some(sends) ? [follower] : [])]
}

/** Names of the steps from which no way leads to the end. */
export const endlessSteps = ({ steps }: FormSteps): string[] => {
  const names = steps.map(screenOf)
  const ways = new Map(
    steps.map((step, index) => [
      screenOf(step),
      step.descendants.some(sends) ? [undefined] : targetsOf(step, names[index + 1]),
    ]),
  )
  const ending = new Set<string>()
  for (let size = -1; size < ending.size; ) {
    size = ending.size
    for (const [name, targets] of ways)
      if (targets.some((target) => target === undefined || !ways.has(target) || ending.has(target))) ending.add(name)
  }
  return names.filter((name) => !ending.has(name))
}
