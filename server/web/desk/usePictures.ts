import { useEffect, useMemo, useRef, useState } from 'react'
import { on } from '../../../shared/page/platform/dom'
import type { ImagesAnswer } from '../../images/answers'
import type { Api } from './api'
import { explain } from './api-error'
import { withImage, withoutImage } from './pictures'
import { createUploads, isBusy, NO_UPLOADS, type UploadList, type Uploads } from './uploads'

export interface Pictures {
  /** undefined until loaded. */
  answer?: ImagesAnswer | undefined
  /** @param site key */
  choose(site: string): void
  list: UploadList
  uploads: Uploads
  remove(id: string): Promise<void>
}

interface PicturesOfDesk {
  pictures: Pictures
  /** Asks for the pictures; the answer is shown by calling its result. */
  ask(signal: AbortSignal): Promise<() => void>
}

/** The pictures of one site, and those that are being added. */
export const usePictures = (api: Api): PicturesOfDesk => {
  const [site, choose] = useState('')
  const [answer, setAnswer] = useState<ImagesAnswer>()
  const [list, setList] = useState<UploadList>(NO_UPLOADS)
  const lastAnswer = useRef<ImagesAnswer>(undefined)
  /** Number of changes made here: an answer that was asked for before the last one may not know of it. */
  const changes = useRef(0)

  const { change, uploads } = useMemo(() => {
    const change = (make: (answer: ImagesAnswer | undefined) => ImagesAnswer | undefined): void => {
      changes.current += 1
      lastAnswer.current = undefined
      setAnswer(make)
    }
    const send: Parameters<typeof createUploads>[0]['send'] = async (to, file, progress, signal) => {
      const image = await api.addImage(to, file, progress, signal)
      change((answer) => withImage(answer, to, image))
    }
    return { change, uploads: createUploads({ send, explain, changed: setList }) }
  }, [api])

  const ask = useMemo(
    () => async (signal: AbortSignal) => {
      const before = changes.current
      const fresh = await api.images(site, signal)
      return () => {
        // The same object: nothing has changed.
        if (changes.current !== before || lastAnswer.current === fresh) return
        lastAnswer.current = fresh
        setAnswer(fresh)
      }
    },
    [api, site],
  )

  useEffect(() => uploads.stop, [uploads])
  const busy = isBusy(list)
  // The browser asks before it closes a page with files that have not been sent.
  useEffect(() => (busy ? on(window, 'beforeunload', (event) => event.preventDefault()) : undefined), [busy])

  const remove = async (id: string): Promise<void> => {
    await api.removeImage(id)
    change((answer) => withoutImage(answer, id))
  }
  return { pictures: { answer, choose, list, uploads, remove }, ask }
}
