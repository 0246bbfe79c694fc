/** The steps of a form that goes over several screens, as pages have them (chunks/parts/steps/marks.ts). */
import type { TemplateElement } from './elements'

const SCREEN = 'data-wisp-screen'

/** The part that draws steps, and shows elements by what has been answered. */
export const STEPS = 'steps'
/** What needs it, beside steps themselves. */
export const STEP_MARKS = ['show-if', 'hide-if', 'progress', 'back', 'advance', 'tag', 'set']

export interface FormSteps {
  form: TemplateElement
  /** Screens in the form, in the order of the markup. */
  steps: TemplateElement[]
}

const isScreen = ({ attributes }: TemplateElement): boolean => Boolean(attributes.get(SCREEN))

export const screenOf = ({ attributes }: TemplateElement): string => attributes.get(SCREEN) ?? ''

/** undefined for a form of a single screen. */
export const stepsIn = (elements: readonly TemplateElement[]): FormSteps | undefined => {
  const form = elements.find(({ name, attributes }) => name === 'form' && attributes.has('data-wisp-form'))
  const screens = form?.descendants.filter(isScreen) ?? []
  const inner = new Set(screens.flatMap(({ descendants }) => descendants))
  const steps = screens.filter((screen) => !inner.has(screen))
  return form && steps.length ? { form, steps } : undefined
}

/** Names of the screens: a form with steps is one of them, unless it stands in one. */
export const screensIn = (elements: readonly TemplateElement[]): string[] => {
  const formSteps = stepsIn(elements)
  const steps = formSteps?.steps ?? []
  const screens = elements.filter((element) => isScreen(element) && !steps.includes(element))
  const isWithin = screens.some(({ descendants }) => formSteps && descendants.includes(formSteps.form))
  const [first] = steps
  const ownName = first && screens.some((screen) => screenOf(screen) === 'main') ? screenOf(first) : 'main'
  const names = elements.flatMap((element) => {
    if (element === formSteps?.form && !isWithin) return [ownName]
    return screens.includes(element) ? [screenOf(element)] : []
  })
  return [...new Set(names)]
}

const CONDITIONS = ['data-wisp-show-if', 'data-wisp-hide-if']

/** The elements that a visitor may never have seen: those of a step, and those with a condition. */
export const optionalIn = (elements: readonly TemplateElement[]): Set<TemplateElement> => {
  const conditional = elements.filter(({ attributes }) => CONDITIONS.some((name) => attributes.has(name)))
  return new Set([...(stepsIn(elements)?.steps ?? []), ...conditional].flatMap((each) => [each, ...each.descendants]))
}

/** Tags that answers give to a lead. */
export const tagsIn = (elements: readonly TemplateElement[]): string[] => [
  ...new Set(elements.flatMap(({ attributes }) => attributes.get('data-wisp-tag') || [])),
]
