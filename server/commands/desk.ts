import { serverOrigin } from '../running'
import { keptToken } from '../secrets'
import { signInLink } from '../welcome'
import type { Command } from './command'

export const deskCommand: Command = {
  name: 'desk',
  args: '',
  help: 'a link that signs in to the desk; whoever has it reads all leads',
  argumentCount: 0,
  async run({ config, print }) {
    print(signInLink(config.deskUrl ?? (await serverOrigin(config)), config.deskToken ?? keptToken(config.dataDir)))
  },
}
