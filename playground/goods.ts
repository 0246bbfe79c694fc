/** The goods of the library's brands: three products each, photographed by `templates/scenes/products/`. */
import type { SampleLanguage } from '../shared/model/text'

interface Goods {
  /** The name of the product's picture is `products/BRAND-ID.webp`. */
  id: string
  title: Record<SampleLanguage, string>
  /** In cents. */
  price: number
  before?: number
}

export const goods: Readonly<Record<string, readonly Goods[]>> = {
  ostrey: [
    { id: 'serum', title: { en: 'Amber serum', he: 'סרום ענבר' }, price: 4_800 },
    { id: 'cream', title: { en: 'Night cream', he: 'קרם לילה' }, price: 3_900, before: 4_600 },
    { id: 'soap', title: { en: 'Two bars of fig soap', he: 'זוג סבוני תאנה' }, price: 1_400 },
  ],
  cog: [
    { id: 'wheel', title: { en: 'Front wheel, 28\u00a0inch', he: 'גלגל קדמי, 28 אינץ׳' }, price: 18_500 },
    { id: 'lamp', title: { en: 'Front lamp', he: 'פנס קדמי' }, price: 4_900, before: 5_900 },
    { id: 'bell', title: { en: 'Brass bell', he: 'פעמון פליז' }, price: 2_400 },
  ],
  rye: [
    { id: 'loaf', title: { en: 'Country loaf', he: 'לחם כפרי' }, price: 680 },
    { id: 'croissant', title: { en: 'Six croissants', he: 'שישה קרואסונים' }, price: 1_500 },
    { id: 'cookies', title: { en: 'Ten cookies', he: 'עשר עוגיות' }, price: 1_200 },
  ],
  veyra: [
    { id: 'bag', title: { en: 'Black calf bag', he: 'תיק עור שחור' }, price: 42_000 },
    { id: 'heels', title: { en: 'Black heels', he: 'נעלי עקב שחורות' }, price: 29_000, before: 34_000 },
    { id: 'belt', title: { en: 'Saddle belt', he: 'חגורת עור חומה' }, price: 14_000 },
  ],
  fallow: [
    { id: 'tomatoes', title: { en: 'Tomatoes, 5 kg', he: 'עגבניות, 5 ק״ג' }, price: 1_850 },
    { id: 'carrots', title: { en: 'Carrots, 5 kg', he: 'גזר, 5 ק״ג' }, price: 1_200 },
    { id: 'eggs', title: { en: 'Thirty eggs', he: 'שלושים ביצים' }, price: 1_350, before: 1_500 },
  ],
  clay: [
    { id: 'jug', title: { en: 'Speckled jug', he: 'קנקן מנומר' }, price: 3_600, before: 4_200 },
    { id: 'bowl', title: { en: 'Red clay bowl', he: 'קערת חימר אדום' }, price: 1_800 },
    { id: 'mug', title: { en: 'Dipped mug', he: 'ספל טבול' }, price: 1_600 },
  ],
}
