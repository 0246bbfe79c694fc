import type { Known } from '../known'
import type { SegmentTools } from '../segment'
import type { Reports } from '../store/reports'
import type { Signing } from '../store/signing'
import type { AnnouncingTools } from '../webhooks/wanted'

/** What the calls of this room use. */
export interface Tools extends SegmentTools {
  known: Known
  store: AnnouncingTools['store'] & Pick<Signing, 'signer'> & { reports: Reports }
}
