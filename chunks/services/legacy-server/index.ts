/** For servers that do not name a popup's parts: reads them from the template, one round trip later. */
import type { LegacyServerChunk } from '../../../shared/model/display-queue'
import { readParts } from '../../../shared/wire/parts'

export const complete: LegacyServerChunk['complete'] = async ({ html, parts }, wire, load) => {
  // Own names: `readParts` returns names of known parts.
  const add = async (part: string): Promise<void> => {
    parts[part] ??= await load(part)
  }
  await Promise.all(readParts(html, wire).map(add))
}
