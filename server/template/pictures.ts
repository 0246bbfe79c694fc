/** The places in a template where pages draw pictures: its images, and what its style sheets and styles name. */
import type { TemplateElement } from './elements'

export interface TemplatePicture {
  /** Name of the screen that it is drawn with; absent if it is drawn with all. */
  screen?: string
  /** As the template names it, with `{{server}}` in place of our own server. Of data, only that it is some. */
  src: string
  /** From which a browser chooses instead, if there are any. */
  srcset?: string
  sizes?: string
  /** `data-wisp-picture`: the popup waits for it before it shows. */
  awaited?: true
}

/** Addresses in CSS that are no data. */
const CSS_ADDRESSES = /url\(\s*["']?((?:https?:|\{\{server\}\})[^"')\s]+)/gi

/** Data may be as large as a picture is. */
const withoutData = (addresses: string): string => addresses.replace(/(^|[\s,])data:\S*/gi, '$1data:')

/** A screen in a screen of another name. */
const NEVER_DRAWN = Symbol('never drawn')

/** By element, the screen with which it is drawn: its own, or the one around it. Each element is looked at twice at most. */
const screensByElement = (elements: TemplateElement[]): Map<TemplateElement, string | typeof NEVER_DRAWN> => {
  const screens = new Map<TemplateElement, string | typeof NEVER_DRAWN>()
  for (const element of elements) {
    const screen = element.attributes.get('data-wisp-screen')
    const around = screens.get(element)
    if (!screen || around === screen || around === NEVER_DRAWN) continue
    for (const each of [element, ...element.descendants]) screens.set(each, around ? NEVER_DRAWN : screen)
  }
  return screens
}

const imageOf = ({ attributes }: TemplateElement): TemplatePicture => {
  const [srcset, sizes] = [attributes.get('srcset'), attributes.get('sizes')]
  return {
    src: withoutData(attributes.get('src') ?? ''),
    ...(srcset && { srcset: withoutData(srcset) }),
    ...(sizes && { sizes }),
    ...(attributes.has('data-wisp-picture') && { awaited: true }),
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
  return elements.flatMap((element) => {
    const screen = screens.get(element)
    if (screen === NEVER_DRAWN) return []
    const pictures = [...(element.name === 'img' ? [imageOf(element)] : []), ...styledBy(element)]
    return pictures.map((picture) => ({ ...(screen && { screen }), ...picture }))
  })
}
