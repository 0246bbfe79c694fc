import { describe, expect, it } from 'vitest'
import { find, helpOf } from '../../../../server/commands/find'

describe('a command line', () => {
  it.each([
    ['popup delete abc', 'popup delete'],
    ['popup remove abc', 'popup delete'],
    ['site remove abc', 'site remove'],
    ['site delete abc', 'site remove'],
    ['form delete 1', 'form remove'],
  ])('%s means %s', (words, name) => expect(find(words.split(' ')).name).toBe(name))

  it('that names a thing and nothing to do with it is told all that can be done', () => {
    expect(() => find(['popup'])).toThrow(/^Usage:\n {2}wisp popup import [\s\S]*wisp popup export/)
    expect(() => find(['popup'])).not.toThrow(/wisp site/)
  })

  it('with a misspelt word is told the near one', () => {
    expect(() => find(['popup', 'imprt', 'x'])).toThrow(
      'There is no command "popup imprt" (did you mean "popup import"?)',
    )
    expect(() => find(['constructor', 'toString'])).toThrow('There is no command "constructor toString"')
  })

  it('asks for help on one command, on one thing, or on everything', () => {
    expect(helpOf(['popup', 'import', '--help'])).toMatch(/^Usage:\n {2}wisp popup import [^\n]*\n[^\n]*$/)
    expect(helpOf(['popup', '--help'])).not.toContain('wisp site')
    expect(helpOf(['--help'])).toMatch(/wisp site add[\s\S]*Environment: PORT/)
  })
})
