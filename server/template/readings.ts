/** Templates that are read once for all who ask, by one who keeps this for as long as an import takes. */
import { elementsOf, type TemplateElement } from './elements'
import { recordIn, type TemplateRecord } from './record'

export interface TemplateReading {
  /** All of them, also those that pages leave out. */
  elements: TemplateElement[]
  record: TemplateRecord
}

export interface Readings {
  of(html: string): TemplateReading
  /** Adds a template that differs from one of these in nothing that is read. */
  add(html: string, reading: TemplateReading): void
}

export const createReadings = (): Readings => {
  const readings = new Map<string, TemplateReading>()
  return {
    of(html) {
      const known = readings.get(html)
      if (known) return known
      const elements = elementsOf(html)
      const reading = { elements, record: recordIn(elements) }
      readings.set(html, reading)
      return reading
    },
    add(html, reading) {
      readings.set(html, reading)
    },
  }
}
