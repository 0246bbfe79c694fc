/** Forms that go over several screens, and elements that show by what has been answered. */
import type { Part } from '../../core/ui/index'
import { withSteps } from './marks'
import { createPart, type StepsPart, type TypeChunk } from './part'
import './steps.css'

/** Types as they are mounted with steps: a popup that opens again has that of before. */
const stepped = new WeakSet<object>()

export const ready: NonNullable<Part['ready']> = async (template, { type }, _, parts) => {
  parts.steps = createPart(withSteps(template), { ready, css: import.meta.wispCss })
  const chunk = parts[type] as TypeChunk
  if (stepped.has(chunk)) return true
  const mounted: TypeChunk = {
    ...chunk,
    mount: (context) => chunk.mount((context.parts.steps as StepsPart).contextFrom(context)),
  }
  stepped.add(mounted)
  parts[type] = mounted
  return true
}
