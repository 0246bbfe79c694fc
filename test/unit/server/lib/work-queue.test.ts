import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createQueue, QueueFull } from '../../../../server/lib/work-queue'

/** Work that ends when it is told to. */
const deferred = () => {
  let end = (): void => {}
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  return { promise, end }
}

it('runs so much at once and no more, whatever the order in which work ends', async () => {
  const weights = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(weights, fc.infiniteStream(fc.nat()), async (all, picks) => {
      const queue = createQueue({ concurrency: 3, weight: 10, waiting: 100 })
      const running: { weighs: number; end(): void }[] = []
      const order: number[] = []
      const finished = all.map((weighs, index) =>
        queue.run(weighs, () => {
          const { promise, end } = deferred()
          order.push(index)
          running.push({ weighs, end })
          return promise
        }),
      )
      for (const _ of all) {
        await new Promise((resolve) => setImmediate(resolve))
        const weight = running.reduce((sum, { weighs }) => sum + weighs, 0)
        expect(running.length).toBeGreaterThan(0)
        expect(running.length).toBeLessThanOrEqual(3)
        if (running.length > 1) expect(weight).toBeLessThanOrEqual(10)
        running.splice(Number(picks.next().value) % running.length, 1)[0]?.end()
      }
      await Promise.all(finished)
      expect(order).toEqual(all.map((_, index) => index))
    }),
    { numRuns: 50 },
  )
})

it('goes on after work that fails, and refuses at once what cannot wait any more', async () => {
  const queue = createQueue({ concurrency: 1, weight: 10, waiting: 1 })
  const { promise, end } = deferred()
  const first = queue.run(99, () => promise)
  const second = queue.run(1, () => Promise.reject(new Error('broken')))
  await expect(queue.run(1, async () => 3)).rejects.toBeInstanceOf(QueueFull)
  end()
  await first
  await expect(second).rejects.toThrow('broken')
  expect(await queue.run(1, async () => 4)).toBe(4)
})
