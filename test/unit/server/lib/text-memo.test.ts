import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { remembered } from '../../../../server/lib/text-memo'

it('remembers results, also empty ones, but not those of long texts', () => {
  const make = vi.fn((text: string) => text.length > 3)
  const cached = remembered(make, 5)
  for (const text of ['ab', 'ab', 'abcd', 'abcd']) expect(cached(text)).toBe(text.length > 3)
  expect(make).toHaveBeenCalledTimes(2)
  for (let time = 0; time < 3; time++) expect(cached('abcdef')).toBe(true)
  expect(make).toHaveBeenCalledTimes(5)
})

it('keeps no more than a few thousand results, whatever it is asked', () => {
  const make = vi.fn((text: string) => text)
  const cached = remembered(make)
  cached('first')
  for (let number = 0; number < 20_000; number++) cached(`${number}`)
  make.mockClear()
  cached('19999')
  expect(make).not.toHaveBeenCalled()
  cached('first')
  expect(make).toHaveBeenCalledTimes(1)
})

it('does not keep the body that a text was cut out of', () => {
  setFlagsFromString('--expose-gc')
  const used = (): number => {
    runInNewContext('gc')()
    return process.memoryUsage().heapUsed
  }
  const cached = remembered(() => true)
  const before = used()
  for (let number = 0; number < 400; number++) {
    const body = `domain=shop-${number}.example.com&more=${'x'.repeat(250_000)}${number}`
    cached(new URLSearchParams(body).get('domain') ?? '')
  }
  expect(used() - before).toBeLessThan(20_000_000)
})
