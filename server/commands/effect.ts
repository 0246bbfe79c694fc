/** `wisp effect`: how popups of a site's own pages appear, which ask for it by their id. */
import { ofArguments } from '../lib/invalid'
import { removeEffect, setEffect } from '../popups/set-effect'
import { type Command, textOption } from './command'
import { withSite, withStore } from './with-store'

const SITE = { site: { type: 'string' } } as const

const ARGUMENTS = { popup: '', effect: '' }

export const effectSet: Command = {
  name: 'effect set',
  args: 'POPUP EFFECT [--site KEY]',
  help: 'set the entry effect of a popup on your own page, which asks by popup_effect',
  options: SITE,
  argumentCount: 2,
  async run(world, [popup = '', effect = ''], options) {
    const { key } = await withSite(world, textOption(options, 'site'), async (store, site) => {
      await ofArguments(() => setEffect(store, site.key, { popup, effect }), ARGUMENTS)
      return site
    })
    world.print([key, popup, effect].join('\t'))
  },
}

export const effectList: Command = {
  name: 'effect list',
  args: '',
  help: 'the effects that were set: site, popup, effect',
  argumentCount: 0,
  async run(world) {
    const effects = await withStore(world, (store) => store.effects.list())
    for (const { site, popup, effect } of effects) world.print([site, popup, effect].join('\t'))
  },
}

export const effectRemove: Command = {
  name: 'effect remove',
  args: 'POPUP [--site KEY]',
  help: 'forget the effect of this popup',
  options: SITE,
  argumentCount: 1,
  async run(world, [popup = ''], options) {
    const { key } = await withSite(world, textOption(options, 'site'), async (store, site) => {
      await removeEffect(store, site.key, { popup })
      return site
    })
    world.print([key, popup, 'removed'].join('\t'))
  },
}
