/** Work that waits for its turn, so that neither memory nor the cores are used up by pictures. */

export class QueueFull extends Error {}

interface Bounds {
  /** Most pieces of work at once. */
  concurrency: number
  /** Most weight of all work at once. Something heavier runs alone. */
  weight: number
  /** Most pieces of work that wait. */
  waiting: number
}

export const createQueue = ({ concurrency, weight, waiting }: Bounds) => {
  const line: { weighs: number; begin(): void }[] = []
  let running = 0
  let carried = 0

  const next = (): void => {
    const [first] = line
    if (!first || running >= concurrency || (running && carried + first.weighs > weight)) return
    line.shift()
    running++
    carried += first.weighs
    first.begin()
    next()
  }
  const turn = (weighs: number): Promise<void> =>
    new Promise((begin) => {
      line.push({ weighs, begin })
      next()
    })

  return {
    /** In the order of the calls. Rejects with QueueFull at once if too much waits. */
    async run<T>(weighs: number, work: () => Promise<T>): Promise<T> {
      if (line.length >= waiting) throw new QueueFull()
      await turn(weighs)
      try {
        return await work()
      } finally {
        running--
        carried -= weighs
        next()
      }
    },
  }
}
