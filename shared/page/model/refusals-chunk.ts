import type { Answer } from '../platform/send'
import type { OutboxKey } from '../storage/records'
import type { Storage } from '../storage/storage'

export interface RefusalsChunk {
  /** True if there is no use in sending the entry again. If not, notes the refusal, and postpones a report. */
  isRefusedForGood(storage: Storage, key: OutboxKey, answer: Answer): boolean
}
