/** A derived signal has the values of `computed`, whenever no effect is running: graphs are drawn, written to, and compared. */
import * as core from '@preact/signals-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { derived } from '../../../../../shared/page/platform/derived'
import { signals } from '../../../../../shared/page/platform/signals'
import { draws } from '../../../../support/everyday-share'

const SIGNALS = 3

/** The sum of what it reads, rounded down: many sums are the same. It reads the last only where the first is odd. */
interface Derivation {
  reads: number[]
  divisor: number
}

/** Derived signals read signals, and derived ones before them. */
const derivations = fc.array(
  fc.record({
    reads: fc.array(fc.nat(SIGNALS + 2), { minLength: 1, maxLength: 3 }),
    divisor: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 4 },
)
const writes = fc.array(fc.record({ signal: fc.nat(SIGNALS - 1), value: fc.nat(6) }), { maxLength: 10 })

interface Readable {
  readonly value: number
}

const sumOf = ({ reads, divisor }: Derivation, cells: Readable[]): number => {
  const [first, ...others] = reads.map((index) => cells[index % cells.length] as Readable)
  const start = first?.value ?? 0
  const rest = start % 2 ? others.reduce((sum, each) => sum + each.value, 0) : 0
  return Math.floor((start + rest) / divisor)
}

interface Library {
  signal(value: number): { value: number }
  effect(body: () => void): () => void
  derive(compute: () => number): Readable
}

const OURS: Library = { ...signals, derive: (compute) => derived(signals, compute)[0] }
const CORE: Library = { signal: core.signal, effect: core.effect, derive: core.computed }

/** All values after each write, and the values that an effect of each derived signal has seen. */
const run = ({ signal, effect, derive }: Library, each: Derivation[], steps: { signal: number; value: number }[]) => {
  const cells = Array.from({ length: SIGNALS }, (_, index) => signal(index))
  const all: Readable[] = [...cells]
  for (const derivation of each) {
    const before = [...all]
    all.push(derive(() => sumOf(derivation, before)))
  }
  const seen = all.map((): number[] => [])
  for (const [index, cell] of all.entries()) effect(() => void seen[index]?.push(cell.value))
  const log = steps.map(({ signal, value }) => {
    const cell = cells[signal]
    if (cell) cell.value = value
    return all.map(({ value }) => value)
  })
  // In between, an effect may see a value that is computed from some of the new ones.
  return { log, seen: seen.map((values) => values.at(-1)) }
}

describe('a derived signal', () => {
  it('has the value that @preact/signals-core computes, after each write, and effects have seen it', () => {
    fc.assert(
      fc.property(derivations, writes, (each, steps) => {
        expect(run(OURS, each, steps)).toEqual(run(CORE, each, steps))
      }),
      { numRuns: draws(200, 20_000) },
    )
  })

  it('lets an effect run again only when its value has changed, and ends with its stop', () => {
    const [first, other] = [signals.signal(1), signals.signal(2)]
    const [larger, stop] = derived(signals, () => Math.max(first.value, other.value))
    const seen: number[] = []
    signals.effect(() => void seen.push(larger.value))
    first.value = 2
    other.value = 1
    first.value = 3
    stop()
    first.value = 4
    expect(seen).toEqual([2, 3])
  })
})
