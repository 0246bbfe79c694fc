/** All translations, by the codes of their languages. */
import type { Translated } from '../../model/text'
import type { Translation } from '../translation'
import { ar } from './ar'
import { cs } from './cs'
import { da } from './da'
import { de } from './de'
import { es } from './es'
import { fr } from './fr'
import { he } from './he'
import { it } from './it'
import { ja } from './ja'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { sv } from './sv'

export const translations: Record<Translated, Translation> = { ar, cs, da, de, es, fr, he, it, ja, nl, pl, pt, sv }
