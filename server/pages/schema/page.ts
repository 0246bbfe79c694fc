/** Schema of a page document; docs/page-documents.md describes it. */
import * as v from 'valibot'
import { PopupId } from '../../../shared/wire/server/text'
import { Slug, shownText, WebAddress } from '../../files/addresses'
import { LanguageTag } from '../../files/language'
import { linkedText } from '../../files/links'
import { colour, keyed, listOf, mapOf, oneOf, whole } from '../../files/values'
import type { WrittenPage } from '../document-file'
import { DocumentPopupFile, ToastFile } from './popup'
import { SectionFile } from './section'
import { PictureFile } from './values'

const FONTS = ['sans', 'serif', 'rounded', 'mono'] as const

const ThemeFile = keyed({
  accent: v.exactOptional(colour),
  paper: v.exactOptional(colour),
  ink: v.exactOptional(colour),
  soft: v.exactOptional(colour),
  font: v.exactOptional(oneOf(FONTS)),
  headings: v.exactOptional(oneOf(FONTS)),
  corners: v.exactOptional(oneOf(['sharp', 'soft', 'round'])),
})

const upTo = <S extends v.GenericSchema>(item: S, noun: string, max: number) =>
  v.optional(
    v.pipe(v.array(item, `must be a list of ${noun}`), v.maxLength(max, `must have at most ${max} ${noun}`)),
    [],
  )

const VariantFile = keyed({
  name: Slug,
  weight: v.optional(whole('a whole number, 0 to 1000', 0, 1000), 1),
  title: v.exactOptional(shownText(120)),
  sections: upTo(
    v.pipe(
      SectionFile,
      v.check(({ id }) => id !== undefined, 'must have the id of the section that it replaces'),
    ),
    'sections',
    50,
  ),
  texts: v.optional(mapOf(linkedText(5000)), {}),
})

export const PageFile: v.GenericSchema<unknown, WrittenPage> = keyed({
  id: v.exactOptional(PopupId),
  slug: Slug,
  language: v.optional(LanguageTag, 'en'),
  title: shownText(120),
  description: shownText(300),
  canonical: v.exactOptional(WebAddress),
  picture: v.exactOptional(PictureFile),
  theme: v.optional(ThemeFile, {}),
  sections: listOf(SectionFile, 'sections', 50),
  popups: upTo(DocumentPopupFile, 'popups', 20),
  toasts: upTo(ToastFile, 'toasts', 10),
  variants: upTo(VariantFile, 'variants', 10),
})
