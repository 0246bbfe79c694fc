/**
 * The checks of a form, for pages: they are fetched when a field of a lead form gets the focus, or the form is pressed without.
 * Popups have those of common fields in the submit chunk.
 */
import { formats } from '../../../shared/page/forms/formats'
import { withFormats } from '../../../shared/page/forms/rules'
import { createCheck } from './check'
import { putOnPage } from './page-chip'

const rules = withFormats(formats)

export const check = createCheck(() => rules, putOnPage)
