/** Popups with a teaser, and their teasers on the page. */
import type { Page } from 'playwright-core'
import type { Teaser } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import { popupOf } from './popup'

export const TEXT = 'Ten percent off'

/** A lightbox that only its teaser opens, with changes. */
export const teased = (teaser: Partial<Teaser> = {}, changes: Partial<PopupDefinition> = {}): PopupDefinition =>
  popupOf({
    triggers: {},
    ...changes,
    design: {
      teaser: {
        mode: 'always',
        text: TEXT,
        position: 'bottom-left',
        entryEffect: 'slide',
        exitEffect: 'fade',
        ...teaser,
      },
    },
  })

export const tab = (page: Page) => page.getByRole('button', { name: TEXT })
export const tabs = (page: Page) => page.locator('wisp-teaser aside:not([inert])')
