/** The calls that change the owner's pictures. */
import type { ImageRow } from '../../images/answers'
import { ApiError, sentenceIn } from './api-error'
import { upload } from './upload'

export interface PictureCalls {
  /** `progress` is told what has been sent, 0 to 1. */
  addImage(site: string, file: File, progress: (share: number) => void, signal: AbortSignal): Promise<ImageRow>
  /** Removes a picture; succeeds even if it is gone already. */
  removeImage(id: string): Promise<void>
}

interface Options {
  token: string
  /** Posts to an address without a body. */
  post(url: string): Promise<unknown>
  /** Throws unless it is the status of a success. */
  judge(status: number, sentence: string): void
}

const URL_OF_IMAGES = 'desk/api/images'

const ignoreMissing = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}

export const pictureCalls = ({ token, post, judge }: Options): PictureCalls => ({
  async addImage(site, file, progress, signal) {
    const body = new FormData()
    body.append('site', site)
    body.append('file', file)
    const answer = await upload({ url: URL_OF_IMAGES, token, body, progress, signal })
    judge(answer.status, sentenceIn(answer))
    return JSON.parse(answer.text)
  },
  async removeImage(id) {
    await post(`${URL_OF_IMAGES}/${encodeURIComponent(id)}/remove`).catch(ignoreMissing)
  },
})
