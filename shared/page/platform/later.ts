import { reportRejection, type Stop } from './dom'

/** Starts with a chunk once it has loaded. What is stopped before stops as soon as it has started. */
export const later = <T>(chunk: Promise<T>, start: (chunk: T) => Stop): Stop => {
  const started = chunk.then(start)
  reportRejection(started)
  return () => void started.then((stop) => stop()).catch(() => {})
}
