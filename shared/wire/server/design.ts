/** Design → design_properties (specification, section 3). `decodeDesign` reads it back. */
import type { Countdown, Design, Teaser } from '../../model/design'
import { yesNo } from '../../values/names'

const timer = (countdown?: Countdown): Record<string, unknown> => {
  if (!countdown) return {}
  const { end, zone = 'UTC', seconds = 0 } = countdown
  return end
    ? { type: 'date', date: end, timezone: zone }
    : { type: 'duration', minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
}

const location = (position: string): string => position.replace('-', '_')

/** Our own field, not in the specification. */
const teaserOf = ({ mode, text, position, entryEffect, exitEffect, color, background }: Teaser, hide?: string) => ({
  // Without it, English.
  hide,
  mode,
  text,
  location: location(position),
  entry_effect: entryEffect,
  exit_effect: exitEffect,
  color,
  background,
})

/** Properties that popup files cannot set, with values that mean off. */
const NEUTRAL = {
  switch_mobile_editor: 'no',
}

/** @param hideWord the word that hides a teaser, where it is not English */
export const encodeDesign = (design: Design, hideWord?: string): Record<string, unknown> => ({
  ...NEUTRAL,
  timer: timer(design.countdown),
  timer_ver: design.countdown?.style ?? '',
  poptin_location: location(design.position),
  // Our own field, not in the specification.
  layout: design.layout,
  teaser: design.teaser && teaserOf(design.teaser, hideWord),
  poptin_design_entry_effect: design.entryEffect,
  poptin_design_exit_effect: design.exitEffect,
  poptin_design_content_lock: yesNo(design.contentLock),
  poptin_design_auto_close: yesNo(design.autoClose !== undefined),
  poptin_design_auto_close_sec: design.autoClose ?? 0,
  poptin_design_close_on_screen_click: yesNo(design.closeOnOutsideClick),
  poptin_design_close_options_type: `closing_options-${design.closeControl === 'none' ? '' : design.closeControl}`,
  poptin_design_show_x_after_sec: design.closeAfter,
  poptin_design_show_x_comment: design.closeNote ?? '',
  poptin_design_redirect: yesNo(design.redirect !== undefined),
  poptin_design_redirect_url: design.redirect?.url ?? '',
  poptin_design_redirect_send_form_data: yesNo(design.redirect?.sendFormData ?? false),
  field_checkbox_required: yesNo(design.consentRequired ?? false),
  field_checkbox_default_marked: yesNo(design.consentTicked ?? false),
  coupon: { coupon_type: design.coupon?.type ?? '', code: design.coupon?.code ?? '' },
  disable_post_play_screen: yesNo(design.postPlayScreen === false),
  poptin_design_thank_screen: yesNo(design.thanks),
  poptin_design_thank_screen_auto_close: yesNo(design.thanksAutoClose !== undefined),
  poptin_design_thank_screen_auto_close_sec: design.thanksAutoClose ?? 0,
})
