import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { eachOf } from '../../../build/each.js'

describe('work on many items', () => {
  it('is done for each, a few at a time', async () => {
    const order: number[] = []
    let now = 0
    let peak = 0
    await eachOf([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      peak = Math.max(peak, ++now)
      await setTimeout(1)
      order.push(item)
      now--
    })
    expect(order.sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(peak).toBe(3)
  })

  it('begins no more after an error, and waits for what is under way', async () => {
    const ended: number[] = []
    const work = async (item: number): Promise<void> => {
      if (item === 1) throw new Error('the first')
      await setTimeout(5)
      ended.push(item)
    }
    await expect(eachOf([1, 2, 3, 4], 2, work)).rejects.toThrow('the first')
    expect(ended).toEqual([2])
  })
})
