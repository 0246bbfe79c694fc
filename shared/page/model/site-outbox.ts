/** Submissions of contact forms and newsletters that wait in storage until our server has them. */
import type { Site } from './site'

/**
 * Ends the keeping of a submission: if the server has it, it is forgotten, otherwise sent again as soon as possible.
 * @param status of the answer, which may say that there is no such form; 0 without one
 * @returns whether it can be expected to arrive
 */
type EndKeeping = (answered: boolean, status: number) => boolean

/** The chunk that keeps and sends them. */
export interface SiteOutboxChunk {
  /** @param id of the submission, the same however often it is sent */
  keep(site: Site, url: string, id: string, data: FormData): EndKeeping
}
