import { PLAIN_DESIGN } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'

/** The popup that stands for a page or a contact form, because leads, figures and webhooks belong to popups. */
export const placeholderPopup = (
  subject: Pick<PopupDefinition, 'id' | 'name' | 'language' | 'html'>,
): PopupDefinition => ({
  ...subject,
  type: 'embedded',
  format: 1,
  target: 'lead',
  size: { width: 0, height: 0 },
  onClickOnly: true,
  triggers: {},
  frequency: { rule: 'always', count: 0 },
  stopWhenConverted: false,
  design: PLAIN_DESIGN,
})
