/** What a design states of its invented firm: offers, codes, prices, dates, ratings, counts, names, hours. Nobody may publish those as their own. */
import { own } from '../../shared/platform/own'
import { elementsOf, type TemplateElement } from '../template/elements'
import { designOf, type Library, type Wanted } from './library'
import type { FileProblem } from './problem'
import type { PopupFile } from './schema'
import { suggestion } from './suggest'

/** The samples by the names of their texts. */
export const samplesOf = (library: Library, wanted: Wanted): Record<string, string> => {
  const { facts = [], texts = {} } = designOf(library, wanted) ?? {}
  return Object.fromEntries(facts.map((slot) => [slot, own(texts, slot) ?? '']))
}

const CONTROLS = /^(button|a|label|option|legend)$/

/** A control must have a name and a link its address; a code to copy is hidden whole. */
export const isNeeded = (elements: TemplateElement[], slot: string): boolean =>
  elements
    .filter(({ name }) => CONTROLS.test(name))
    .some((control) => {
      const inside = [control, ...control.descendants].flatMap(({ attributes }) => [...attributes])
      const texts = [control.text, ...inside.map(([, value]) => value)]
      return (
        texts.some((text) => text.includes(`{{${slot}}}`)) &&
        !inside.some(([name, value]) => name === 'data-wisp-copy' && value === `{{${slot}}}`)
      )
    })

const messageOf = (isWritten: boolean, isNeeded: boolean): string => {
  const wanted = `write what is true of you${isNeeded ? '' : ', or "" for nothing'}`
  return isWritten
    ? `is still the design’s sample: ${wanted}; if it is true as it stands, name it in "confirmed"`
    : `the design has only a sample here: ${wanted}`
}

type Stated = Wanted & Pick<PopupFile, 'texts' | 'confirmed'>

/** @returns all that the owner has not said, and controls that would have no name */
export const factProblems = (library: Library, popup: Stated): FileProblem[] => {
  const { texts = {}, confirmed = [] } = popup
  const elements = elementsOf(designOf(library, popup)?.html ?? '')
  const samples = Object.entries(samplesOf(library, popup))
  return samples.flatMap(([slot, sample]) => {
    const path = ['texts', slot]
    const text = own(texts, slot)
    const needed = isNeeded(elements, slot)
    if (text === '' && needed) return [{ path, message: 'must not be empty: it names what visitors press' }]
    if (confirmed.includes(slot) || (text !== undefined && text !== sample)) return []
    return [{ path, message: messageOf(text !== undefined, needed), missing: true as const }]
  })
}

/** Names in `confirmed` that are none of the design's facts. */
export const confirmedProblems = (library: Library, popup: Stated): FileProblem[] => {
  const known = Object.keys(samplesOf(library, popup))
  return (popup.confirmed ?? []).flatMap((slot, at) => {
    if (known.includes(slot)) return []
    const hint = suggestion(slot, known) || (known.length ? `; it has ${known.join(', ')}` : '')
    return [{ path: ['confirmed', at], message: `the design has no such fact${hint}` }]
  })
}

/** The facts of a popup that are its design's samples, word for word; undefined if there are none. */
export const confirmedIn = (library: Library, popup: Stated): string[] | undefined => {
  const samples = Object.entries(samplesOf(library, popup))
  const same = samples.flatMap(([slot, sample]) => ((own(popup.texts ?? {}, slot) ?? sample) === sample ? [slot] : []))
  return same.length ? same : undefined
}
