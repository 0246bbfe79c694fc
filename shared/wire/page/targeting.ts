/** Reads the settings of the targeting chunk's rules (specification, section 3) from the answer. */
import type { ChunkTargeting } from '../../targeting/chunk-settings'
import { conditions, engagement, find, sourceCode, text, yes, yesOrNo } from './targeting-values'

const DEVICES = ['desktop', 'mobile'] as const

/** Decodes the targeting. The input is untrusted: invalid parts are left out. Never throws. */
export const decodeTargeting = (wire: Record<string, unknown>) =>
  ({
    // Our own field, not in the specification.
    device: find(DEVICES, wire.device),
    engagement: engagement(wire.engagement_with_other_poptin_filter),
    sourceCode: sourceCode(wire),
    variables: conditions(wire.js_filter, 'js'),
    cookies: conditions(wire.cookie_filter, 'cookie'),
    adblock: yesOrNo(wire.display_if_adblock_active),
    searchBar: yes(wire.search_bar) || undefined,
    abTest: (yes(wire.ab_test) && text(wire.ab_test_parent_id)) || undefined,
  }) satisfies { [Name in keyof Required<ChunkTargeting>]: ChunkTargeting[Name] }
