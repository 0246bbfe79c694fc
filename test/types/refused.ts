/** What the types refuse. Checked by `tsc`: a line below that compiles is an error. */
import type { Rule } from '../../loader/rules'
import type { Trigger } from '../../loader/triggers'
import type { Campaign, Design, PopupDefinition, Triggers } from '../../shared/popup'

// @ts-expect-error seconds are a number
export const delay: Triggers = { timeDelay: '5' }

// @ts-expect-error off is the absence of the key
export const off: Triggers = { exitIntent: false }

// @ts-expect-error a trigger that is not there
export const unknown: Triggers = { pageScroll: 50 }

// @ts-expect-error nine positions, and this is none
export const position: Design['position'] = 'center'

// @ts-expect-error a rule gives a reason or nothing, no yes or no
export const rule: Rule = () => true

// @ts-expect-error every trigger hands back its stop
export const trigger: Trigger<number> = (_seconds, fire) => fire()

// @ts-expect-error the loader has not decoded the design: it must not read it
export const design = (campaign: Campaign) => campaign.design

// @ts-expect-error wire names stay in shared/wire/
export const wire = (popup: PopupDefinition) => popup.poptin_id
