import type { Json } from '../platform/natives'
import type { Answer } from '../platform/send'
import type { Conversion } from '../storage/records'
import type { Storage } from '../storage/storage'

/** The parts of the page that the chunk uses. */
interface ConversionPage {
  json: Json
  storage: Storage
  load<T>(chunk: string): Promise<T>
}

/**
 * The exports of the chunk that encodes leads. Most pages send none, so the chunks that send reports do not have it: it is a part of
 * those with which a form is sent, and is fetched by itself for other leads.
 */
export interface ConversionChunk {
  conversionCall(page: Pick<ConversionPage, 'json'>, lead: Conversion): { url: string; body: URLSearchParams }
  /** The server's id; '' if it has not accepted the lead. */
  conversionIdIn(answer: Answer): string
  /** Does what follows from an answer that has accepted the lead. */
  accepted(page: Pick<ConversionPage, 'load' | 'storage'>, lead: Conversion | undefined, answer: Answer): void
}
