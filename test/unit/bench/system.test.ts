import { describe, expect, it } from 'vitest'
import { needsOf, offer } from '../../../bench/system.js'

const NONE = { chrome: false, postgres: false, debian: true, root: true }

describe('what a benchmark needs from the system', () => {
  it('is nothing where all is there', () => {
    expect(needsOf({ ...NONE, chrome: true, postgres: true })).toEqual([])
  })

  it('comes from Debian where that is the system, as root or by sudo', () => {
    const commands = (root: boolean) => needsOf({ ...NONE, root }).map(({ command }) => command.join(' '))
    expect(commands(true)).toEqual([
      'apt-get update -qq',
      'apt-get install -y chromium',
      'apt-get install -y --no-install-recommends postgresql',
    ])
    for (const command of commands(false)) expect(command).toMatch(/^sudo apt-get /)
  })

  it('is a browser alone elsewhere: PostgreSQL is for the owner of the machine to install', () => {
    expect(needsOf({ ...NONE, debian: false })).toEqual([
      { name: 'Chromium', command: ['npx', 'playwright-core', 'install', 'chromium'] },
    ])
  })
})

describe('a missing package of the system', () => {
  const needs = needsOf({ ...NONE, postgres: true })
  const commands = ['apt-get update -qq', 'apt-get install -y chromium']

  /** The questions, commands and lines of one offer. */
  const offered = async (answer: string, { agreed = false, terminal = true, missing = needs } = {}) => {
    const [questions, ran, lines]: [string[], string[], string[]] = [[], [], []]
    await offer(missing, {
      agreed,
      terminal,
      async ask(question) {
        questions.push(question)
        return answer
      },
      run: (command) => void ran.push(command.join(' ')),
      print: (line) => void lines.push(line),
    })
    return { questionCount: questions.length, ran, output: lines.join('\n') }
  }

  it.each(['y', 'Y', 'yes', ' yes '])(
    'is installed after the answer "%s", and it was said what would be',
    async (answer) => {
      const { questionCount, ran, output } = await offered(answer)
      expect([questionCount, ran]).toEqual([1, commands])
      expect(output).toContain('Chromium: apt-get install -y chromium')
    },
  )

  it.each(['', 'n', 'no', 'yesterday'])('is not after the answer "%s"', async (answer) => {
    expect((await offered(answer)).ran).toEqual([])
  })

  it('is installed without asking if that was agreed to in advance', async () => {
    const { questionCount, ran } = await offered('n', { agreed: true, terminal: false })
    expect([questionCount, ran]).toEqual([0, commands])
  })

  it('is not where nobody can be asked, who reads what to run instead', async () => {
    const { questionCount, ran, output } = await offered('y', { terminal: false })
    expect([questionCount, ran]).toEqual([0, []])
    expect(output).toContain('apt-get install -y chromium')
    expect(output).toContain('--yes')
  })

  it('is not mentioned if there is none', async () => {
    expect(await offered('y', { missing: [] })).toEqual({ questionCount: 0, ran: [], output: '' })
  })
})
