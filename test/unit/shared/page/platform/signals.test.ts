/** Our signals do what `@preact/signals-core` does: graphs are drawn, run on both, and everything that happens is compared. */
import * as core from '@preact/signals-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signals } from '../../../../../shared/page/platform/signals'
import { draws } from '../../../../support/everyday-share'

/** A step in the body of an effect, or in its cleanup. Signals, and effects that exist so far, are named by number. */
type Act =
  | { does: 'read' | 'peek' | 'untracked' | 'throw'; signal: number }
  | { does: 'write'; signal: number; value: number }
  | { does: 'count'; signal: number }
  | { does: 'stop'; effect: number }
  | { does: 'nest'; effect: EffectSpec; ends: boolean }
  | { does: 'if'; signal: number; acts: Act[] }

interface EffectSpec {
  acts: Act[]
  cleanup: Act[] | undefined
}

type Step = { does: 'effect'; effect: EffectSpec } | Act

const SIGNALS = 4
/** Effects that a program creates at most: one that nests in a cycle would never end. */
const MOST_EFFECTS = 40
/** Values that `count` stops at, so that most cycles end. */
const HIGHEST = 6

const signal = fc.nat(SIGNALS - 1)
const { act, effect } = fc.letrec<{ act: Act; effect: EffectSpec; acts: Act[] }>((tie) => ({
  act: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: fc.record({ does: fc.constant('read' as const), signal }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('peek' as const, 'untracked' as const), signal }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('throw' as const), signal }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('write' as const), signal, value: fc.nat(HIGHEST) }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('count' as const), signal }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('stop' as const), effect: fc.nat(8) }) },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('nest' as const), effect: tie('effect'), ends: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('if' as const), signal, acts: tie('acts') }) },
  ) as fc.Arbitrary<Act>,
  acts: fc.array(tie('act'), { maxLength: 4 }),
  effect: fc.record({ acts: tie('acts'), cleanup: fc.option(tie('acts'), { nil: undefined }) }),
}))
const program = fc.array<Step>(
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ does: fc.constant('effect' as const), effect }) },
    { weight: 2, arbitrary: act },
  ),
  { minLength: 3, maxLength: 14 },
)

/** Runs a program and returns all that happened. */
const run = ({ signal, effect, untracked }: typeof signals, steps: Step[]): string[] => {
  const values = Array.from({ length: SIGNALS }, (_, index) => signal(index))
  const stops: (() => void)[] = []
  const log: string[] = []
  let created = 0
  const perform = (action: Act): unknown => {
    if (action.does === 'stop') return stops[action.effect]?.()
    if (action.does === 'nest') return start(action.effect, action.ends)
    const target = values[action.signal] as core.Signal<number>
    switch (action.does) {
      case 'read':
        return log.push(`${action.signal} is ${target.value}`)
      case 'peek':
        return log.push(`${action.signal} is ${target.peek()}`)
      case 'untracked':
        return log.push(`${action.signal} is ${untracked(() => target.value)}`)
      case 'throw':
        if (target.peek() % 3 === 2) throw Error(`thrown by ${action.signal}`)
        return
      case 'write':
        target.value = action.value
        return
      case 'count':
        if (target.peek() < HIGHEST) target.value = target.peek() + 1
        return
      case 'if':
        if (target.value % 2) action.acts.forEach(perform)
    }
  }
  /** Creates an effect; the nested one's remover is left to whoever runs it, or to nobody. */
  const start = ({ acts, cleanup }: EffectSpec, ends = false): void => {
    if (created >= MOST_EFFECTS) return
    const name = created++
    const index = stops.length
    stops.push(() => {})
    const stop = effect(() => {
      log.push(`effect ${name}`)
      const before = stops.length
      acts.forEach(perform)
      const nested = ends ? [] : stops.slice(before)
      return (
        cleanup &&
        (() => {
          log.push(`cleanup ${name}`)
          for (const end of nested) end()
          cleanup.forEach(perform)
        })
      )
    })
    stops[index] = stop
  }
  for (const step of steps) {
    try {
      if (step.does === 'effect') start(step.effect)
      else perform(step)
    } catch (error) {
      log.push(`${error}`.includes('thrown') ? `${error}` : 'a cycle')
    }
  }
  return [...log, ...values.map((each) => `ends as ${each.peek()}`)]
}

describe('our signals', () => {
  it('run the same effects with the same values in the same order as @preact/signals-core', () => {
    fc.assert(
      fc.property(program, (steps) => {
        expect(run(signals, steps)).toEqual(run(core as unknown as typeof signals, steps))
      }),
      { numRuns: draws(500, 50_000) },
    )
  })

  it('end a cycle of effects by an error', () => {
    const [first, other] = [signals.signal(0), signals.signal(0)]
    signals.effect(() => {
      other.value = first.value + 1
    })
    expect(() =>
      signals.effect(() => {
        first.value = other.value + 1
      }),
    ).toThrow('Cycle')
  })

  it('compare values as they are: an equal object is another one', () => {
    const object = signals.signal<object>({})
    let runs = 0
    const stop = signals.effect(() => {
      runs += object.value ? 1 : 0
    })
    object.value = object.peek()
    object.value = {}
    expect(runs).toBe(2)
    stop()
    object.value = {}
    expect(runs).toBe(2)
  })
})
