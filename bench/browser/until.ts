/** Time-out in milliseconds. */
const CONDITION_TIMEOUT_MS = 30_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Polls until `reached` is true. Throws after the time-out with `what` it waited for. */
export const until = async (reached: () => boolean | Promise<boolean>, condition: string): Promise<void> => {
  const end = Date.now() + CONDITION_TIMEOUT_MS
  while (!(await reached())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${condition}`)
    await pause(50)
  }
}
