import { reportRejection } from '../../../shared/page/platform/dom'

/** The result of an action; undefined if it fails, which is reported. */
export const attempt = async <T>(action: () => T | Promise<T>): Promise<T | undefined> => {
  try {
    return await action()
  } catch (error) {
    reportRejection(Promise.reject(error))
  }
}
