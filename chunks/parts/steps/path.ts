/** The way through the steps of a form: which step comes next, and which the visitor has passed. */

/** The rules that lead from step to step, by the answers of the steps on the present path. */
export interface Way {
  /** Names of all steps, in the order of the markup. */
  steps: readonly string[]
  /** True if a condition leaves the step out. */
  isLeftOut(step: string): boolean
  /** The step or screen to which the chosen answer of a step leads; '' if to none. */
  targetOf(step: string): string
  /** The step or screen that the button of a step names; '' if it names none, undefined if it sends the form. */
  pressOf(step: string): string | undefined
}

/**
 * The step after `from`; the name of a screen that is no step if the way leads there; undefined after the last one.
 *
 * @param to where the pressed button leads; it goes over the answers
 */
export const stepAfter = ({ steps, isLeftOut, targetOf }: Way, from: string, to = ''): string | undefined => {
  const target = to || targetOf(from)
  if (target && !steps.includes(target)) return target
  const start = target ? steps.indexOf(target) : steps.indexOf(from) + 1
  return steps.slice(start).find((step) => !isLeftOut(step))
}

/** A step that was passed before is gone back to: what came after it is left again. */
export const pathTo = (path: readonly string[], step: string): string[] => {
  const index = path.indexOf(step)
  return index < 0 ? [...path, step] : path.slice(0, index + 1)
}

/** Counts the steps of the whole path, as far as the present answers tell. */
export const lengthOf = (way: Way, path: readonly string[]): number => {
  const ahead = new Set(path.slice(0, -1))
  let step = path.at(-1)
  while (step !== undefined && !ahead.has(step) && way.steps.includes(step)) {
    ahead.add(step)
    const to = way.pressOf(step)
    step = to === undefined ? to : stepAfter(way, step, to)
  }
  return ahead.size
}
