/** `wisp site cooldown`: how long after a close no popup of the site opens by itself. */
import * as LIFETIME from '../../shared/model/lifetime'
import { wrongUsage } from '../lib/invalid'
import { type Command, chooseSite } from './command'
import { withStore } from './with-store'

/** Browsers remember a close no longer than this. */
const MAX_COOLDOWN_SECONDS = LIFETIME.visit / 1000

export const describeCooldown = (seconds: number): string =>
  seconds ? `no popup by itself for ${seconds} s after a close` : 'popups also right after a close'

const secondsOf = (text: string): number => {
  const seconds = Number(text)
  if (/^\d+$/.test(text) && seconds <= MAX_COOLDOWN_SECONDS) return seconds
  throw wrongUsage(`site cooldown takes a whole number of seconds from 0 to ${MAX_COOLDOWN_SECONDS}, got "${text}"`)
}

export const siteCooldown: Command = {
  name: 'site cooldown',
  args: 'KEY SECONDS',
  help: 'after a close, let no popup of the site open by itself for that long; 0: let any open at once',
  argumentCount: 2,
  async run(world, [key, text = '']) {
    const seconds = secondsOf(text)
    await withStore(world, async (store) => {
      const site = await chooseSite(store, key)
      await store.sites.setCooldown(site.key, seconds)
    })
    world.print(describeCooldown(seconds))
  },
}
