/** `wisp effect`: how popups of a site's own pages appear, which ask for it by their id. */
import { isEffectName, isPopupId } from '../../shared/wire/server/hit'
import { suggestion } from '../files/suggest'
import { invalid, together, wrongUsage } from '../lib/invalid'
import { type Command, chooseSite, textOption } from './command'
import { withStore } from './with-store'

const SITE = { site: { type: 'string' } } as const

/** Refuses names that pages could not ask for. */
const mustBe = (noun: string, value: string, right: boolean): void => {
  if (!right) throw wrongUsage(`${noun} is at most 50 letters, digits, - or _, got "${value}"`)
}

export const effectSet: Command = {
  name: 'effect set',
  args: 'POPUP EFFECT [--site KEY]',
  help: 'what pages that ask by popup_effect are told of this popup of theirs',
  options: SITE,
  argumentCount: 2,
  async run(world, [popup = '', effect = ''], options) {
    await together(
      () => mustBe('The id of a popup', popup, isPopupId(popup)),
      () => mustBe('An effect', effect, isEffectName(effect)),
    )
    const { key } = await withStore(world, async (store) => {
      const site = await chooseSite(store, textOption(options, 'site'))
      await store.effects.set({ site: site.key, popup, effect })
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
    const { key } = await withStore(world, async (store) => {
      const site = await chooseSite(store, textOption(options, 'site'))
      if (await store.effects.remove(popup, site.key)) return site
      const ids = (await store.effects.list()).flatMap((row) => (row.site === site.key ? row.popup : []))
      throw invalid(`No effect is set for popup ${popup}${suggestion(popup, ids)}. All effects: wisp effect list`)
    })
    world.print([key, popup, 'removed'].join('\t'))
  },
}
