/** Code that the types refuse. Checked by `tsc`: a line below that compiles is an error. */

import type { Db } from '../../server/db/database'
import type { DeskRoute } from '../../server/http/route'
import { openLeadsCsv } from '../../server/leads/export'
import type { DeskServices, Services } from '../../server/services'
import { carts } from '../../server/shop/abandoned-carts'
import type { Store } from '../../server/store/store'
import type { Design } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import type { TriggerSettings } from '../../shared/model/trigger-settings'
import type { WispApi } from '../../shared/page/model/api'
import type { Campaign } from '../../shared/page/model/campaign'
import type { Rule } from '../../shared/page/model/rules'
import type { Trigger } from '../../shared/page/model/trigger'
import type { Storage } from '../../shared/page/storage/storage'
import type { StorageSchema } from '../../shared/page/storage/storage-schema'

// @ts-expect-error seconds are a number
export const delay: TriggerSettings = { timeDelay: '5' }

// @ts-expect-error off is the absence of the key
export const off: TriggerSettings = { exitIntent: false }

// @ts-expect-error there is no such trigger
export const unknown: TriggerSettings = { pageScroll: 50 }

// @ts-expect-error this is none of the nine positions
export const position: Design['position'] = 'center'

// @ts-expect-error rules have no access to storage
export const rule: Rule = (_popup, visitor) => visitor.storage

// @ts-expect-error every trigger returns its stop
export const trigger: Trigger = (tell) => tell(1)

// @ts-expect-error a key that docs/storage.md does not name
export const key = (storage: Storage) => storage.set('landing', '/')

// @ts-expect-error an id is text
export const value = (storage: Storage) => storage.set('client', 7)

// @ts-expect-error there are three marks, and this is none of them
export const mark: keyof StorageSchema = 'opened.popup00000001'

// @ts-expect-error the loader has not decoded the design: it must not read it
export const design = (campaign: Campaign) => campaign.design

// @ts-expect-error chunks are named
export const run = (wisp: WispApi) => wisp.run(7)

// @ts-expect-error a campaign has no price
export const heard = () => addEventListener('wisp:campaign-complete', ({ detail }) => detail.price)

// @ts-expect-error wire names stay in shared/wire/
export const wire = (popup: PopupDefinition) => popup.poptin_id

// @ts-expect-error the desk reads with a connection of its own
export const abandoned = (db: Db) => carts(db)

// @ts-expect-error what a route of the desk reads with is not what visitors' calls write with
export const deskRoute: DeskRoute<DeskServices>['handle'] = (_c, services: Services) =>
  new Response(`${services.cache}`)

// @ts-expect-error an export reads as the desk does
export const exported = (store: Store) => openLeadsCsv(store, { search: '' })
