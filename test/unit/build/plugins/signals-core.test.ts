import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../../../build/paths.js'
import { strip } from '../../../../build/plugins/signals-core'

const source = readFileSync(at('node_modules/@preact/signals-core/dist/signals-core.module.js'), 'utf8')
type Core = typeof import('@preact/signals-core')

describe('the signals of the loader', () => {
  let core: Core
  beforeAll(async () => {
    core = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(strip(source))}`)
  })

  it('export only what is used, and have no methods for anything else', () => {
    expect(Object.keys(core).sort()).toEqual(['Effect', 'Signal', 'effect', 'signal', 'untracked'])
    expect(Object.keys(core.Signal.prototype).sort()).toEqual(['S', 'U', 'peek'])
    expect(Object.keys(core.Effect.prototype).sort()).toEqual(['N', 'S', 'c', 'd'])
  })

  it('notify effects once of a change, and not when the value stays the same', () => {
    const first = core.signal(1)
    const second = core.signal(10)
    const seen: number[] = []
    core.effect(() => void seen.push(first.value + second.value))
    first.value = 2
    second.value = 10
    second.value = 20
    expect(seen).toEqual([11, 12, 22])
    expect(second.peek()).toBe(20)
  })

  it('forget what an effect no longer reads', () => {
    const which = core.signal(true)
    const [yes, no] = [core.signal('yes'), core.signal('no')]
    const seen: string[] = []
    const stop = core.effect(() => void seen.push(which.value ? yes.value : no.value))
    no.value = 'never'
    which.value = false
    yes.value = 'unheard'
    no.value = 'now'
    stop()
    no.value = 'unread'
    expect(seen).toEqual(['yes', 'never', 'now'])
  })

  it('clean up before an effect runs again, and when it is disposed of; then it no longer runs', () => {
    const count = core.signal(0)
    const log: string[] = []
    const stop = core.effect(() => {
      const now = count.value
      log.push(`run ${now}`)
      return () => log.push(`clean ${now}`)
    })
    count.value = 1
    stop()
    count.value = 2
    stop()
    expect(log).toEqual(['run 0', 'clean 0', 'run 1', 'clean 1'])
  })

  it('can be read without subscribing', () => {
    const heard = core.signal(0)
    const unheard = core.signal(0)
    const seen: number[][] = []
    core.effect(() => void seen.push([heard.value, core.untracked(() => unheard.value), unheard.peek()]))
    unheard.value = 1
    heard.value = 1
    expect(seen).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ])
  })

  it('nest: an inner effect subscribes by itself, and ends with a cleanup of the outer one', () => {
    const outer = core.signal(0)
    const inner = core.signal('a')
    const log: string[] = []
    const stop = core.effect(() => {
      const number = outer.value
      log.push(`outer ${number}`)
      return core.effect(() => void log.push(`inner ${number}${inner.value}`))
    })
    inner.value = 'b'
    outer.value = 1
    inner.value = 'c'
    stop()
    inner.value = 'd'
    outer.value = 2
    expect(log).toEqual(['outer 0', 'inner 0a', 'inner 0b', 'outer 1', 'inner 1b', 'inner 1c'])
  })

  it('can be written within an effect: others are notified after the effect, with the last value', () => {
    const from = core.signal(1)
    const to = core.signal(0)
    const seen: number[] = []
    core.effect(() => void seen.push(to.value))
    core.effect(() => {
      to.value = from.value
      to.value = from.value * 10
    })
    from.value = 2
    expect(seen).toEqual([0, 10, 20])
  })

  it('pass on errors, and work afterwards', () => {
    const count = core.signal(0)
    const seen: number[] = []
    core.effect(() => {
      if (count.value === 1) throw new Error('no ones')
    })
    core.effect(() => void seen.push(count.value))
    expect(() => (count.value = 1)).toThrow('no ones')
    count.value = 2
    expect(seen).toEqual([0, 1, 2])
  })

  it('stop at a cycle instead of looping for ever', () => {
    const count = core.signal(0)
    const endless = (): void => {
      count.value += 1
    }
    expect(() => core.effect(endless)).toThrow()
  })
})

it('a different version of the core stops the build, which says what was not found', () => {
  expect(() => strip(source.replace('.prototype.toJSON=', '.prototype.json='))).toThrow(
    'conversions found 2 times, not 3',
  )
  expect(() => strip('export{}')).toThrow('computed found 0 times')
})
