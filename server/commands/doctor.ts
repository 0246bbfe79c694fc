import { fileURLToPath } from 'node:url'
import { checkDatabase } from '../doctor/database'
import type { Finding } from '../doctor/finding'
import { checkFolder, checkSpace } from '../doctor/folder'
import { checkProxy, checkPublicUrl } from '../doctor/network'
import { checkTime } from '../doctor/time'
import { Failure } from '../lib/failure'
import type { Command } from './command'

const SIGNS: Record<Finding['state'], string> = { ok: 'ok    ', look: 'look  ', wrong: 'WRONG ' }

const lineOf = ({ state, text, advice }: Finding): string =>
  `${SIGNS[state]}${text}${advice ? `\n      → ${advice}` : ''}`

export const doctorCommand: Command = {
  name: 'doctor',
  args: '',
  help: 'check the database, the disk, the clock, the settings and the data folder, and say what to do; exits with 1 if something is wrong',
  argumentCount: 0,
  async run({ config, print, say }) {
    say('Checking')
    const findings = [
      // First, because opening the database makes its files private.
      ...checkFolder(config),
      ...(await checkDatabase(config)),
      ...checkSpace(config),
      ...checkTime(fileURLToPath(import.meta.url)),
      ...checkProxy(config),
      ...(await checkPublicUrl(config)),
    ]
    say('')
    for (const finding of findings) print(lineOf(finding))
    const wrong = findings.filter(({ state }) => state === 'wrong').length
    if (wrong) throw new Failure(`${wrong} of ${findings.length} are wrong`)
  },
}
