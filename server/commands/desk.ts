import { keptToken } from '../http/secrets'
import { serverOrigin } from '../process/running-server'
import type { Command } from './command'
import { signInLink } from './welcome'

export const deskCommand: Command = {
  name: 'desk',
  args: '',
  help: 'a link that signs in to the desk; whoever has it reads all leads',
  argumentCount: 0,
  async run({ config, print }) {
    print(signInLink(config.deskUrl ?? (await serverOrigin(config)), config.deskToken ?? keptToken(config.dataDir)))
  },
}
