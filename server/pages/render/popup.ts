import { el, type Markup } from '../../lib/markup'
import type { DocumentPopup, Element } from '../document'
import type { Scope } from './context'
import { optionOf } from './ids'
import { renderColumns } from './section'

const hasHeading = ({ columns }: DocumentPopup): boolean =>
  columns.some(({ elements }) => elements.some(({ type }: Element) => type === 'heading'))

/** Hidden until the runtime shows its content in a frame that brings no look of its own. */
export const renderPopup = (popup: DocumentPopup, index: number, scope: Scope): Markup =>
  el(
    'div',
    {
      id: popup.id,
      'data-popup-option-id': optionOf(scope.document, popup),
      'aria-label': hasHeading(popup) ? undefined : popup.name,
      hidden: true,
    },
    el(
      'div',
      { class: `popup look-plain popup-${index}` },
      renderColumns(popup.columns, false, { ...scope, first: false }),
    ),
  )
