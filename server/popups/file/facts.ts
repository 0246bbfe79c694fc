/** Finds facts of a design's invented firm, such as prices, dates and names: nobody may publish those as their own. */
import { own } from '../../../shared/values/own'
import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
import type { TemplateElement } from '../../template/elements'
import { createReadings, type Readings } from '../../template/readings'
import { type DesignKey, designOf, type Library } from './library'
import { isRetired } from './retired-texts'
import type { PopupFile } from './schema'

/** The samples by the names of their texts. The words of a consent box stand in place of the design's own. */
export const samplesOf = (
  library: Library,
  selection: DesignKey & Pick<PopupFile, 'consent'>,
): Record<string, string> => {
  const { facts = [], texts = {} } = designOf(library, selection) ?? {}
  const slots = facts.filter((slot) => slot !== 'consent' || selection.consent === undefined)
  return Object.fromEntries(slots.map((slot) => [slot, own(texts, slot) ?? '']))
}

const CONTROLS = /^(button|a|label|option|legend)$/
/** Attributes without which a control leads nowhere, chooses nothing or is about nothing. */
const ADDRESSES = ['href', 'data-wisp-page', 'data-of', 'value']
const SLOT = /\{\{([\w-]+)\}\}/g
/** Marks around the drawing that the owner's picture replaces. */
const PICTURE = /\{\{[#/][\w-]+\}\}/g

type IsBlank = (slot: string) => boolean

const slotsIn = (text: string): string[] => [...text.matchAll(SLOT)].map(([, slot = '']) => slot)
const saysWhat = (text: string, isBlank: IsBlank): boolean =>
  /[\p{L}\p{N}]/u.test(text.replace(PICTURE, '').replace(SLOT, (_, slot: string) => (isBlank(slot) ? '' : slot)))

const insideOf = (control: TemplateElement): TemplateElement[] => [control, ...control.descendants]

/** True if visitors can still press it: it has a name, and leads somewhere. */
const stays = (control: TemplateElement, isBlank: IsBlank): boolean => {
  const styles = control.descendants.filter(({ name }) => name === 'style')
  const text = styles.reduce((text, style) => text.replace(style.text, ''), control.text)
  const names = [text, control.attributes.get('aria-label') ?? '']
  const addresses = insideOf(control).flatMap(({ attributes }) => ADDRESSES.map((name) => attributes.get(name) ?? ''))
  return names.some((name) => saysWhat(name, isBlank)) && !addresses.some((address) => slotsIn(address).some(isBlank))
}

/** A code to copy is hidden whole. */
const holds = (control: TemplateElement, slot: string): boolean => {
  const inside = insideOf(control).flatMap(({ attributes }) => [...attributes])
  const isCode = inside.some(([name, value]) => name === 'data-wisp-copy' && value === `{{${slot}}}`)
  return !isCode && [control.text, ...inside.map(([, value]) => value)].some((text) => slotsIn(text).includes(slot))
}

/** The same for controls that offer a choice among equals: of one kind, with fields of the same names, and styled alike. */
const kindOf = (control: TemplateElement): string =>
  [control.name, ...insideOf(control).map(({ attributes }) => attributes.get('name') ?? '')]
    .concat(control.attributes.get('class') ?? '')
    .join(' ')

const isAlike = (first: TemplateElement, other: TemplateElement): boolean =>
  first !== other && kindOf(first) === kindOf(other)

/** True if visitors could press nothing without it. Of several alike, such as hours to choose, one is enough. */
const isNeeded = (elements: TemplateElement[], slot: string, isBlank: IsBlank = (name) => name === slot): boolean => {
  const controls = elements.filter(({ name }) => CONTROLS.test(name))
  const goes = controls.filter((control) => holds(control, slot) && !stays(control, isBlank))
  return goes.some((control) => !controls.some((other) => isAlike(control, other) && stays(other, isBlank)))
}

/** Texts in place of facts that the owner does not state, where a heading or a name would be missing. */
const unstatedIn = (library: Library, selection: DesignKey): Record<string, string> =>
  designOf(library, selection)?.unstated ?? {}

const messageOf = (isWritten: boolean, isNeeded: boolean): string => {
  const advice = `write what is true of you${isNeeded ? '' : ', or "" for nothing'}`
  return isWritten
    ? `is still the design’s sample: ${advice}; if it is true as it stands, name it in "confirmed"`
    : `the design has only a sample here: ${advice}`
}

type Stated = DesignKey & Pick<PopupFile, 'texts' | 'confirmed' | 'consent'>

/** @returns all that the owner has not said, and controls that would have no name */
export const factProblems = (library: Library, popup: Stated, readings: Readings = createReadings()): Problem[] => {
  const { texts = {}, confirmed = [] } = popup
  const { elements } = readings.of(designOf(library, popup)?.html ?? '')
  const unstated = unstatedIn(library, popup)
  const isBlank = (slot: string): boolean => own(texts, slot) === '' && own(unstated, slot) === undefined
  const samples = Object.entries(samplesOf(library, popup))
  return samples.flatMap(([slot, sample]) => {
    const path = ['texts', slot]
    const text = own(texts, slot)
    const isRequired = own(unstated, slot) === undefined && isNeeded(elements, slot)
    if (isBlank(slot) && isNeeded(elements, slot, isBlank))
      return [{ path, message: 'must not be empty: it names what visitors press' }]
    if (confirmed.includes(slot) || (text !== undefined && text !== sample)) return []
    return [{ path, message: messageOf(text !== undefined, isRequired), missing: true as const }]
  })
}

/** Names in `confirmed` that are none of the design's facts. */
export const confirmedProblems = (library: Library, popup: Stated): Problem[] => {
  const factNames = Object.keys(samplesOf(library, popup))
  return (popup.confirmed ?? []).flatMap((slot, index) => {
    if (factNames.includes(slot) || isRetired(popup.template, slot)) return []
    const hint = suggestion(slot, factNames) || (factNames.length ? `; it has ${factNames.join(', ')}` : '')
    return [{ path: ['confirmed', index], message: `the design has no such fact${hint}` }]
  })
}

/** The facts of a popup that are its design's samples, word for word; undefined if there are none. */
export const confirmedIn = (library: Library, popup: Stated): string[] | undefined => {
  const samples = Object.entries(samplesOf(library, popup))
  const same = samples.flatMap(([slot, sample]) => ((own(popup.texts ?? {}, slot) ?? sample) === sample ? [slot] : []))
  return same.length ? same : undefined
}
