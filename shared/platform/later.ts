import { reportRejection, type Stop } from './dom'

/** Starts with a chunk once it has loaded, unless it was stopped before. */
export const later = <T>(chunk: Promise<T>, start: (chunk: T) => Stop): Stop => {
  let stop: Stop | undefined
  let stopped = false
  reportRejection(
    chunk.then((loaded) => {
      if (!stopped) stop = start(loaded)
    }),
  )
  return () => {
    stopped = true
    stop?.()
  }
}
