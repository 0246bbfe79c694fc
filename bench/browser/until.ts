/** Milliseconds that anything may take. */
const PATIENCE = 30_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks every now and then; `what` tells what it waited for in vain. */
export const until = async (reached: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + PATIENCE
  while (!(await reached())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await pause(50)
  }
}
