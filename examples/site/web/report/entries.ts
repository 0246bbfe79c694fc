/** The list of reported events, kept for this tab, because a tracked link may lead to the next page. */
export interface Entry {
  /** Where it came from: the pieces of the page report in different ways. */
  source: string
  name: string
  detail: string
}

const STORAGE_KEY = 'site-reported'
const MAX_ENTRIES = 40

const isEntry = (value: unknown): value is Entry => {
  const { source, name, detail } = (value ?? {}) as Partial<Entry>
  return [source, name, detail].every((text) => typeof text === 'string')
}

/** The oldest first. */
export const keptEntries = (): Entry[] => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry).slice(-MAX_ENTRIES) : []
  } catch {
    return []
  }
}

export const save = (entries: Entry[]): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entries.slice(-MAX_ENTRIES)))
  } catch {
    // A browser without storage forgets them with the page.
  }
}
