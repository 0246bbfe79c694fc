import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Build, copyBuild, runWisp } from '../support/wisp'

let build: Build
let key = ''
const wisp = (...args: string[]) => runWisp(build, args, { DATA_DIR: join(build.folder, 'data') })

beforeAll(() => {
  build = copyBuild()
  ;[key = ''] = wisp('site', 'add', 'Garden').stdout.split('\n')
}, 60_000)
afterAll(() => build.remove())

it('sets, lists and removes the effect of a popup, and the last one set counts', () => {
  expect(wisp('effect', 'list').stdout).toBe('')
  expect(wisp('effect', 'set', '301', 'zoom').stdout).toBe(`${key}\t301\tzoom\n`)
  wisp('effect', 'set', '301', 'slide-up', '--site', key)
  wisp('effect', 'set', '205', 'fadeInDown')
  expect(wisp('effect', 'list').stdout).toBe(`${key}\t205\tfadeInDown\n${key}\t301\tslide-up\n`)
  expect(wisp('effect', 'remove', '205').stdout).toBe(`${key}\t205\tremoved\n`)
  expect(wisp('effect', 'list').stdout).toBe(`${key}\t301\tslide-up\n`)
})

it('says what is wrong', () => {
  expect(wisp('effect', 'set', '301')).toMatchObject({ status: 2, stderr: expect.stringContaining('effect set') })
  expect(wisp('effect', 'set', '3 1', 'zoom').stderr).toContain(
    'The id of a popup is at most 50 letters, digits, - or _, got "3 1"',
  )
  expect(wisp('effect', 'set', '301', 'zoom in').stderr).toContain(
    'An effect is at most 50 letters, digits, - or _, got "zoom in"',
  )
  expect(wisp('effect', 'set', '301', 'zoom', '--site', 'x').stderr).toBe(`No site x. There is: ${key} (Garden)\n`)
  expect(wisp('effect', 'remove', '3010')).toMatchObject({
    status: 1,
    stderr: 'No effect is set for popup 3010 (did you mean "301"?). All effects: wisp effect list\n',
  })
})
