/** `wisp site cooldown`: how long after a close no popup of the site opens by itself. */
import { ofArguments } from '../lib/invalid'
import { setCooldown } from '../sites/cooldown'
import type { Command } from './command'
import { withSite } from './with-store'

const ARGUMENTS = { seconds: 'site cooldown' }

export const describeCooldown = (seconds: number): string =>
  seconds ? `no popup by itself for ${seconds} s after a close` : 'popups also right after a close'

export const siteCooldown: Command = {
  name: 'site cooldown',
  args: 'KEY SECONDS',
  help: 'seconds after a close in which no popup of the site opens by itself; 0: any may open at once',
  argumentCount: 2,
  async run(world, [key, seconds = '']) {
    const cooldown = await withSite(world, key, (store, site) =>
      ofArguments(() => setCooldown(store, site.key, { seconds }), ARGUMENTS),
    )
    world.print(describeCooldown(cooldown))
  },
}
