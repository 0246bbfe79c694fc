/** The mutations break lines by their text, so a line that has been rewritten would no longer be tried. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { BREAKS } from '../../mutations/breaks.js'

const timesIn = (text: string, line: string): number => text.split(line).length - 1

describe('the mutations', () => {
  it.each(BREAKS)('$file has, once: $line', ({ file, line }) => {
    expect(timesIn(readFileSync(at(file), 'utf8'), line)).toBe(1)
  })

  it('are tried on tests that are there', () => {
    const paths = [...new Set(BREAKS.flatMap(({ tests }) => tests))]
    expect(paths.filter((path) => ![path, `${path}.test.ts`].some((candidate) => existsSync(at(candidate))))).toEqual(
      [],
    )
  })
})
