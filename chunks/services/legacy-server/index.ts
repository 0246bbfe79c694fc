/** For answers of servers that do not name a popup's parts, as ours does: they are read off its template, a round trip later. */
import type { LegacyServerChunk } from '../../../shared/model/display-queue'
import { readParts } from '../../../shared/wire/parts'

export const complete: LegacyServerChunk['complete'] = async ({ html, parts }, wire, load) => {
  // Own names: those of parts that we know.
  const add = async (part: string): Promise<void> => {
    parts[part] ??= await load(part)
  }
  await Promise.all(readParts(html, wire).map(add))
}
