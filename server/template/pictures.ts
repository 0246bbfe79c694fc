/** The places in a template where pages draw pictures: its images, and what its style sheets and styles name. */
import type { TemplateElement } from './elements'
import { formScreenIn, screenElementsIn, screenOf, stepsIn } from './steps'

export interface TemplatePicture {
  /** Name of the screen that it is drawn with; absent if it is drawn with all. */
  screen?: string
  /** True in a step of the form that comes after its first. */
  laterStep?: true
  /** As the template names it, with `{{server}}` in place of our own server. Of a data address, only `data:` is kept. */
  src: string
  /** The addresses from which a browser chooses instead, if there are any. */
  srcset?: string
  sizes?: string
  /** `data-wisp-picture`: the popup waits for it before it shows. */
  awaited?: true
  /** The owner's logo. */
  logo?: true
}

/** Addresses in CSS that are no data. */
const CSS_ADDRESSES = /url\(\s*["']?((?:https?:|\{\{server\}\})[^"')\s]+)/gi

/** Data may be as large as a picture is. */
const withoutData = (addresses: string): string => addresses.replace(/(^|[\s,])data:\S*/gi, '$1data:')

/** A screen in a screen of another name. */
const NEVER_DRAWN = Symbol('never drawn')

/** The screen with which each element is drawn: its own, or the one around it. Each element is looked at twice at most. */
const screensByElement = (elements: TemplateElement[]): Map<TemplateElement, string | typeof NEVER_DRAWN> => {
  const screens = new Map<TemplateElement, string | typeof NEVER_DRAWN>()
  const formScreen = formScreenIn(elements)
  const screenElements = new Set(screenElementsIn(elements))
  for (const element of elements) {
    const own = screenElements.has(element) ? screenOf(element) : undefined
    const screen = element === formScreen?.form ? formScreen.name : own
    const around = screens.get(element)
    if (!screen || around === screen || around === NEVER_DRAWN) continue
    for (const each of [element, ...element.descendants]) screens.set(each, around ? NEVER_DRAWN : screen)
  }
  return screens
}

/** The elements of steps that come after the first. */
const laterStepsIn = (elements: TemplateElement[]): Set<TemplateElement> => {
  const [, ...later] = stepsIn(elements)?.steps ?? []
  return new Set(later.flatMap((step) => [step, ...step.descendants]))
}

const imageOf = ({ attributes }: TemplateElement): TemplatePicture => {
  const [srcset, sizes] = [attributes.get('srcset'), attributes.get('sizes')]
  return {
    src: withoutData(attributes.get('src') ?? ''),
    ...(srcset && { srcset: withoutData(srcset) }),
    ...(sizes && { sizes }),
    ...(attributes.has('data-wisp-picture') && { awaited: true }),
    ...(attributes.get('part')?.split(/\s+/).includes('logo') && { logo: true }),
  }
}

const styledBy = (element: TemplateElement): TemplatePicture[] => {
  // The text of another element is not asked for: gathering it takes as long as all that is in it.
  const sheet = element.name === 'style' ? element.text : ''
  const css = `${sheet} ${element.attributes.get('style') ?? ''}`
  return [...css.matchAll(CSS_ADDRESSES)].map(([, src = '']) => ({ src }))
}

export const picturesIn = (elements: TemplateElement[]): TemplatePicture[] => {
  const screens = screensByElement(elements)
  const laterSteps = laterStepsIn(elements)
  return elements.flatMap((element) => {
    const screen = screens.get(element)
    if (screen === NEVER_DRAWN) return []
    const pictures = [...(element.name === 'img' ? [imageOf(element)] : []), ...styledBy(element)]
    const place = { ...(screen && { screen }), ...(laterSteps.has(element) && { laterStep: true as const }) }
    return pictures.map((picture) => ({ ...place, ...picture }))
  })
}
