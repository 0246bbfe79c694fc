/** Tells a proxy if it may send calls to this process. */

/** Milliseconds for which an answer is kept, so that frequent checks do not load the database. */
const ANSWER_KEPT_MS = 1_000
/** Milliseconds that the database has to answer. */
const DATABASE_WAIT_MS = 2_000

export interface Readiness {
  ready(): Promise<boolean>
  /** Makes it not ready from now on. */
  stop(): void
  readonly stopping: boolean
}

const within = async (answer: Promise<boolean>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_WAIT_MS)
  })
  const isReady = await Promise.race([answer.catch(() => false), late])
  clearTimeout(timer)
  return isReady
}

/** @param isReady asks the database */
export const createReadiness = (isReady: () => Promise<boolean>): Readiness => {
  let stopping = false
  let answer: Promise<boolean> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  return {
    async ready() {
      if (!answer || performance.now() - askedAt > ANSWER_KEPT_MS) {
        askedAt = performance.now()
        answer = within(isReady())
      }
      return (await answer) && !stopping
    },
    stop() {
      stopping = true
    },
    get stopping() {
      return stopping
    },
  }
}
