/** The files that are being added: one after the other, so that each is told by itself what is wrong with it. */
import { tooManyBytes } from '../../files/picture-limits'

export interface Upload {
  key: number
  name: string
  state: 'waiting' | 'sending' | 'failed'
  /** Share that has been sent, 0 to 1. */
  share: number
  /** A sentence, if it has failed. */
  why: string
  /** True if another try may succeed. */
  again: boolean
}

export interface UploadList {
  /** Added files leave the list; failed ones stay until somebody has seen them. */
  uploads: Upload[]
  /** Files since the list was last idle, and how many of them were added. */
  total: number
  added: number
}

export const NO_UPLOADS: UploadList = { uploads: [], total: 0, added: 0 }

interface Failure {
  why: string
  again: boolean
}

interface Options {
  send(site: string, file: File, progress: (share: number) => void, signal: AbortSignal): Promise<unknown>
  /** Reason why it was not sent. */
  explain(error: unknown): Failure
  changed(list: UploadList): void
}

interface Chosen {
  site: string
  file: File
}

const UNREADABLE: Failure = { why: 'The file cannot be read', again: true }

/** A folder, or a file that is gone, would otherwise look as if the server did not answer. */
const problemOf = async (file: File): Promise<Failure | undefined> => {
  const heavy = tooManyBytes(file.size)
  if (heavy !== undefined) return { why: `The file ${heavy}`, again: false }
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => undefined,
      () => UNREADABLE,
    )
}

export const isBusy = ({ uploads }: UploadList): boolean => uploads.some(({ state }) => state !== 'failed')

export const createUploads = ({ send, explain, changed }: Options) => {
  const controller = new AbortController()
  const { signal } = controller
  const selections = new Map<number, Chosen>()
  let list = NO_UPLOADS
  let keys = 0

  const update = (next: UploadList): void => {
    list = next
    if (!signal.aborted) changed(list)
  }
  const mark = (key: number, more: Partial<Upload>): void =>
    update({ ...list, uploads: list.uploads.map((upload) => (upload.key === key ? { ...upload, ...more } : upload)) })
  const drop = (key: number): void => {
    selections.delete(key)
    update({ ...list, uploads: list.uploads.filter((upload) => upload.key !== key) })
  }
  const sendOne = async (key: number, { site, file }: Chosen): Promise<Failure | undefined> =>
    (await problemOf(file)) ??
    send(site, file, (share) => mark(key, { share }), signal).then(
      () => undefined,
      (error) => explain(error),
    )

  const next = async (): Promise<void> => {
    const waiting = list.uploads.find(({ state }) => state === 'waiting')
    const content = waiting && selections.get(waiting.key)
    if (!content || signal.aborted || list.uploads.some(({ state }) => state === 'sending')) return
    const { key } = waiting
    mark(key, { state: 'sending' })
    const failure = await sendOne(key, content)
    if (failure) mark(key, { state: 'failed', ...failure })
    else {
      list = { ...list, added: list.added + 1 }
      drop(key)
    }
    return next()
  }
  /** Adds to the count of this run, or begins another. */
  const counted = (files: number): UploadList => ({
    ...list,
    ...(isBusy(list) ? { total: list.total + files } : { total: files, added: 0 }),
  })

  return {
    add(files: File[], site: string): void {
      const uploads = files.map((file): Upload => {
        keys += 1
        selections.set(keys, { site, file })
        return { key: keys, name: file.name, state: 'waiting', share: 0, why: '', again: false }
      })
      update({ ...counted(files.length), uploads: [...list.uploads, ...uploads] })
      void next()
    },
    retry(key: number): void {
      update(counted(1))
      mark(key, { state: 'waiting', share: 0, why: '' })
      void next()
    },
    dismiss: drop,
    stop(): void {
      controller.abort()
    },
  }
}

export type Uploads = ReturnType<typeof createUploads>
