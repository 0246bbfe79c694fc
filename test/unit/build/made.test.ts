import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { madeOf } from '../../../build/made.js'

it('a file is not made again from the same content', async () => {
  const content = randomUUID()
  let times = 0
  const make = async (): Promise<Buffer> => Buffer.from(`${content} ${++times}`)
  const both = await Promise.all([madeOf(['a', content], make), madeOf(['a', content], make)])
  expect(both.every((result) => result.toString().startsWith(content))).toBe(true)
  const before = times
  expect((await madeOf(['a', content], make)).toString()).toMatch(`${content} `)
  expect(times).toBe(before)
  await madeOf(['b', content], make)
  expect(times).toBe(before + 1)
})
