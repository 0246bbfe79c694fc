import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../../build/paths.js'
import { COMPLETE_ONLY } from '../../suites'
import { shareOf } from '../../support/share'

it('every suite that is left to the complete run is there, and listed once', () => {
  const names = Object.values(COMPLETE_ONLY).flat()
  expect(names.filter((name) => !existsSync(at(`test/browser/${name}.test.ts`)))).toEqual([])
  expect(names.length).toBe(new Set(names).size)
})

it('what is spread over rows is in one of them', () => {
  const items = [1, 2, 3, 4, 5, 6, 7]
  const rows = [0, 1, 2].map((row) => shareOf(items, row, 3))
  expect(new Set(rows.flat())).toEqual(new Set(items))
})
