/**
 * Runs `work` on all items, a few at a time. After an error it begins no further one, and ends when those under way
 * have ended.
 * @template T
 * @param {readonly T[]} items
 * @param {number} atOnce
 * @param {(item: T) => Promise<unknown>} work
 */
export const eachOf = async (items, atOnce, work) => {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  const ends = Array.from({ length: atOnce }, () =>
    worker().catch((error) => {
      queue.length = 0
      throw error
    }),
  )
  await Promise.allSettled(ends)
  await Promise.all(ends)
}
