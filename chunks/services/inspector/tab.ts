/** A text that is kept while this tab is open, for owners' own tools: visitors' pages have none. */
import { tried } from '../../../shared/page/platform/dom'

export const readOfTab = (name: string): string =>
  // Past the door: consent is about visitors, and this is what an owner's link has said.
  tried(() => sessionStorage.getItem(`wisp.${name}`)) ?? ''

export const keepForTab = (name: string, text: string): void => {
  // Past the door: as above.
  tried(() => sessionStorage.setItem(`wisp.${name}`, text))
}
