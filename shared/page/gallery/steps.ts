/** Work on all links of a page, which may be hundreds, in steps. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Does all of it at once. */
export const finished = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
