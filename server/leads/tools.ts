import type { Known } from '../known'
import type { SegmentTools } from '../segment'
import type { Conversions } from '../store/conversions'
import type { Signing } from '../store/signing'
import type { AnnouncingTools } from '../webhooks/wanted'

/** What keeping a lead uses. */
export interface KeepingTools {
  known: Known
  store: AnnouncingTools['store'] & Pick<Signing, 'signer'> & { conversions: Pick<Conversions, 'add'> }
}

/** What the call that brings a lead uses. */
export interface Tools extends KeepingTools, SegmentTools {}
