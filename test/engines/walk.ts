/** The same walk in either browser: every type, a lead, the games, pages that are hard on a popup, and the gallery. */
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { createSite } from '../support/site'
import { gallery } from './cases/gallery'
import { games } from './cases/games'
import { hostScripts } from './cases/host-scripts'
import { inputs } from './cases/inputs'
import { leads } from './cases/leads'
import { ownPicture } from './cases/own-picture'
import { pageBoxes } from './cases/page-boxes'
import { pages } from './cases/pages'
import { types } from './cases/types'
import { widgets } from './cases/widgets'
import type { Browser, Engine } from './driver/command'
import { createVisitor, type Fixture } from './visitor'

export const walk = (engine: Engine): void => {
  if (!engine.isInstalled()) {
    it.skip(`${engine.name} is not installed here. On Debian: ${engine.install}`)
    return
  }
  describe(engine.name, () => {
    const fixture = {} as Fixture
    let browser: Browser | undefined
    beforeAll(async () => {
      fixture.site = await createSite('preact')
      browser = await engine.start()
      fixture.visitor = await createVisitor(browser, fixture.site)
    })
    afterEach(() => fixture.visitor.expectUndisturbed())
    afterAll(async () => {
      await browser?.end()
      await fixture.site?.stop()
    })
    const all = [types, leads, inputs, widgets, games, pages, pageBoxes, hostScripts, ownPicture, gallery]
    for (const cases of all) cases(fixture)
  })
}
