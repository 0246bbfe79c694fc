/** The steps of a form that goes over several screens, as pages have them (chunks/parts/steps/marks.ts). */
import type { TemplateElement } from './elements'

const SCREEN = 'data-wisp-screen'

/** The part that draws steps, and shows elements by what has been answered. */
export const STEPS = 'steps'

export interface FormSteps {
  form: TemplateElement
  /** Screens in the form, in the order of the markup. */
  steps: TemplateElement[]
}

/** Screens that follow the form. One that stands in it makes the others screens, too. */
const END = /^(thanks|remind|play|win|lose)$/

const isScreen = ({ attributes }: TemplateElement): boolean => Boolean(attributes.get(SCREEN))

export const screenOf = ({ attributes }: TemplateElement): string => attributes.get(SCREEN) ?? ''

/** undefined for a form of a single screen, and for one that has its thanks in it: then the whole form goes from screen to screen. */
export const stepsIn = (elements: readonly TemplateElement[]): FormSteps | undefined => {
  const form = elements.find(({ name, attributes }) => name === 'form' && attributes.has('data-wisp-form'))
  const steps: TemplateElement[] = []
  const inner = new Set<TemplateElement>()
  for (const screen of form?.descendants.filter(isScreen) ?? []) {
    if (inner.has(screen)) continue
    steps.push(screen)
    for (const element of screen.descendants) inner.add(element)
  }
  return form && steps.length && !steps.some((step) => END.test(screenOf(step))) ? { form, steps } : undefined
}

/** The elements that are screens. Steps are none. */
export const screenElementsIn = (
  elements: readonly TemplateElement[],
  steps: readonly TemplateElement[] = stepsIn(elements)?.steps ?? [],
): TemplateElement[] => elements.filter((element) => isScreen(element) && !steps.includes(element))

/** A form with steps is a screen of this name, unless it stands in one. */
export const formScreenIn = (
  elements: readonly TemplateElement[],
): { form: TemplateElement; name: string } | undefined => {
  const { form, steps = [] } = stepsIn(elements) ?? {}
  if (!form) return undefined
  const before = screenElementsIn(elements.slice(0, elements.indexOf(form)), steps)
  if (before.some(({ descendants }) => descendants.includes(form))) return undefined
  const [first] = steps
  const hasMain = screenElementsIn(elements, steps).some((screen) => screenOf(screen) === 'main')
  return { form, name: first && hasMain ? screenOf(first) : 'main' }
}

/** Names of the screens. */
export const screensIn = (elements: readonly TemplateElement[]): string[] => {
  const formScreen = formScreenIn(elements)
  const screens = new Set(screenElementsIn(elements))
  const names = elements.flatMap((element) => {
    if (element === formScreen?.form) return [formScreen.name]
    return screens.has(element) ? [screenOf(element)] : []
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
