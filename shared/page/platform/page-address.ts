/**
 * The page's own address, where the browser shows another because of us: while a gallery is open, the address may name
 * what is shown. Entries of the history that we wrote say so in their state, beside the page's own.
 */
export const ADDRESS_STATE_KEY = 'wispAddress'

interface WrittenState {
  /** The address that we wrote. A page that copies its state into an entry of its own copies ours as well. */
  at: string
  page: string
  /** True if the entry is there because of us. */
  added: boolean
  /** The state of the page's entry, before there was one of ours. */
  state: unknown
}

export const writtenIn = (state: unknown): Partial<WrittenState> | undefined =>
  (state as Record<string, WrittenState | undefined> | null)?.[ADDRESS_STATE_KEY]

export const pageAddress = (): string => {
  const { href } = location
  const writtenState = writtenIn(history.state)
  return writtenState?.at === href ? `${writtenState.page}` : href
}
