/** Forms over several screens, and elements that show or hide by the visitor's answers. */
import type { Part } from '../../core/ui/index'
import { withSteps } from './marks'
import { createPart, type StepsPart, type TypeChunk } from './part'
import './steps.css'

/** Chunks of types that already mount with steps: a popup that opens again finds one. */
const typesWithSteps = new WeakSet<object>()

export const ready: NonNullable<Part['ready']> = async (template, { type }, _, parts) => {
  parts.steps = createPart(withSteps(template), { ready, css: import.meta.wispCss })
  const chunk = parts[type] as TypeChunk
  if (typesWithSteps.has(chunk)) return true
  const typeWithSteps: TypeChunk = {
    ...chunk,
    mount: (context) => chunk.mount((context.parts.steps as StepsPart).contextFrom(context)),
  }
  typesWithSteps.add(typeWithSteps)
  parts[type] = typeWithSteps
  return true
}
