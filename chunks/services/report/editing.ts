/** A page that its owner is editing: popups show there, and nobody has visited it. */

import { globalNamed } from '../../../shared/platform/safe-dom'
import { object } from '../../../shared/wire/names'

/**
 * The parameters by which page builders open a page in their editors: Elementor, Beaver Builder, Divi, Oxygen, WPBakery, Brizy,
 * Bricks, and WordPress itself.
 */
const EDITOR =
  /[?&](elementor-preview|fl_builder|et_fb|ct_builder|vc_editable|brizy-edit(-iframe)?|bricks|customize_(changeset_uuid|messenger_channel))(=|&|$)/

/** Shopify says it of its theme editor: https://shopify.dev/docs/storefronts/themes/best-practices/editor/integrate-sections-and-blocks */
export const isEditing = (): boolean =>
  object(globalNamed('Shopify')).designMode === true || EDITOR.test(location.search)
