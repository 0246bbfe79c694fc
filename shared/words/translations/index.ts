/** All translations, by the codes of their languages. */
import type { Translated } from '../../model/text.ts'
import type { Translation } from '../translation.ts'
import { ar } from './ar.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'

export const translations: Record<Translated, Translation> = { ar, cs, da, de, es, fr, he, it, ja, nl, pl, pt, sv }
