/**
 * What the figures have of a stored conversion. Its parts may come from pages that count and from pages that do not: it is in the
 * figures once, from its first part on that counts.
 */
import type { Figure } from '../results/counting'

/** In place of the viewer of a conversion that is in no figure. No page can send it: ids of viewers have no spaces. */
export const UNCOUNTED_VIEWER = 'not counted'

interface StoredConversion {
  viewer_id: string
  /** 0: a click that counts as a conversion. */
  lead: number
  suspect: number
}

type Figures = Partial<Record<Figure, number>>

const isCounted = ({ viewer_id }: Pick<StoredConversion, 'viewer_id'>): boolean => viewer_id !== UNCOUNTED_VIEWER

/** The viewer of a row that takes the place of a stored one: what is in the figures stays there. */
export const viewerOf = (
  row: Pick<StoredConversion, 'viewer_id'>,
  stored: Pick<StoredConversion, 'viewer_id'>,
): string => (isCounted(row) ? row : stored).viewer_id

const figuresOf = (stored: StoredConversion | undefined): Figures => {
  if (!stored || !isCounted(stored)) return {}
  const { lead, suspect } = stored
  return { conversions: 1, leads: lead, suspects: lead && suspect }
}

/** What a row adds to the figures. @param stored what it takes the place of */
export const addedFigures = (row: StoredConversion, stored?: StoredConversion): Figures => {
  const before = figuresOf(stored)
  const after = figuresOf(stored ? { ...row, viewer_id: viewerOf(row, stored) } : row)
  const names = Object.keys({ ...before, ...after }) as Figure[]
  const added = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(added.filter(([, amount]) => amount))
}
