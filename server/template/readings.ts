/** Keeps what was read of templates for the length of an import, so that each is read once. */
import { elementsOf, type TemplateElement } from './elements'
import { recordIn, type TemplateRecord } from './record'

export interface TemplateReading {
  /** All of them, also those that pages leave out. */
  elements: TemplateElement[]
  record: TemplateRecord
}

export interface Readings {
  of(html: string): TemplateReading
  /** Adds a template that differs from one of these only in what readings leave out. */
  add(html: string, reading: TemplateReading): void
}

export const createReadings = (): Readings => {
  const readings = new Map<string, TemplateReading>()
  return {
    of(html) {
      const earlier = readings.get(html)
      if (earlier) return earlier
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
