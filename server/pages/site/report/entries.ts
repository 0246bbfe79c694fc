/** The list of reported events, kept for this tab, because a tracked link may lead to the next page. */
export interface Entry {
  /** Where it came from: the pieces of the page report in different ways. */
  source: string
  name: string
  detail: string
}

const KEY = 'site-reported'
const MOST = 40

const isEntry = (value: unknown): value is Entry => {
  const { source, name, detail } = (value ?? {}) as Partial<Entry>
  return [source, name, detail].every((text) => typeof text === 'string')
}

/** The oldest first. */
export const keptEntries = (): Entry[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry).slice(-MOST) : []
  } catch {
    return []
  }
}

export const keep = (entries: Entry[]): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entries.slice(-MOST)))
  } catch {
    // A browser without storage forgets them with the page.
  }
}
