/** Waits for a program that has been started, for as long as a busy machine may need. */

/** Milliseconds between two questions, and until there is no hope. */
const PAUSE = 50
const PATIENCE = 90_000

/**
 * @param answers whether it is there
 * @param isOver whether it has ended instead
 * @param problem what is thrown then
 */
export const untilItAnswers = async (
  answers: () => Promise<unknown>,
  isOver: () => boolean,
  problem: () => string,
): Promise<void> => {
  const last = performance.now() + PATIENCE
  while (!(await answers())) {
    if (isOver() || performance.now() > last) throw new Error(problem())
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
