import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compile, fill, slot } from '../../../../server/http/compiled'
import { gzipOf, isPacked, textOf } from '../../../../server/http/gzip-pieces'

const long = (letter: string, length = 600): string => letter.repeat(length)
const told = (name: string): string => `«${name}» "quoted"\n\\`

describe('an answer that is filled in', () => {
  it.each([
    ['nothing to fill in', { a: 1 }],
    ['a slot alone', slot('one')],
    ['slots within and between texts', { one: slot('one'), two: `before ${slot('two')} after`, list: [slot('one')] }],
    ['long texts around slots', { a: long('x'), b: slot('one'), c: long('é'), d: slot('two'), e: long('z') }],
    ['a text longer than one block', { a: slot('huge'), b: long('y') }],
  ])('is the same JSON plain and compressed, with %s', (_, value) => {
    const given = (name: string): string => (name === 'huge' ? long('h', 150_000) : told(name))
    const parts = fill(compile(value), given)
    const body = textOf(parts)
    expect(gunzipSync(gzipOf(parts)).toString()).toBe(body)
    const expected = JSON.stringify(value, (_, part) =>
      typeof part === 'string'
        ? ['one', 'two', 'huge'].reduce((text, name) => text.replaceAll(slot(name), given(name)), part)
        : part,
    )
    expect(body).toBe(expected)
  })

  it('is compressed only if it is so large that compression saves a packet', () => {
    const isPackedWith = (length: number): boolean =>
      isPacked(fill(compile({ a: long('x', length), b: slot('one') }), told))
    expect([100, 900, 1_100].map(isPackedWith)).toEqual([false, false, true])
  })
})
