/** Texts of designs as they may be in other languages: of words that there are, and as long as a translation may become. */
import { labelsOf } from '../../server/words'
import type { Language } from '../../shared/model/text'

interface Speech {
  words: string
  /** Letters for each letter of an English word. */
  length: number
  /** Makes what is written in these words of an English line with them. */
  write?: (line: string) => string
}

/** Without spaces, and with signs that are as wide as a letter. */
const inJapanese = (line: string): string =>
  line
    .replace(/\.(?=\s|$)/g, '。')
    .replace(/[,;:](?=\s|$)/g, '、')
    .replace(/!/g, '！')
    .replace(/\?/g, '？')
    .replace(/(?<=[\u3000-\uffef])\s+|\s+(?=[\u3000-\uffef])/g, '')

const inArabic = (line: string): string =>
  line
    .replace(/,(?!\d)/g, '،')
    .replace(/;/g, '؛')
    .replace(/\?/g, '؟')

/** German words are up to twice as long as English ones, and Arabic lines may be. A Japanese letter is as wide as two others. */
const SPEECHES: Record<string, Speech> = {
  de: {
    length: 2,
    words: `ab zu im so die und mit für neu nur mehr Haus Idee bald Preis heute Woche unser Rabatt sofort Garten Post
      Angebot Auswahl Zubehör Anmelden Rückgabe Leistung kostenlos Gutschein Lieferung Nachricht Bestellung ausgewählt Einrichten
      Neuigkeiten Kundenkonto nachhaltige Preisvorteil Verpackungen Freundschaft Versandkosten Sonderangebot Zimmerpflanze
      Öffnungszeiten Einkaufsbummel Beratungstermin Lieblingsstücke Benachrichtigung Geschenkgutschein Willkommensrabatt
      Verbraucherschutz Geschenkverpackung Produktempfehlung Aufbewahrungskörbe Datenschutzerklärung Lieblingskundschaft`,
  },
  ar: {
    length: 2,
    words: `و في من إلى على كل مع هذا عرض متجر هدية خصم جديد قسيمة توصيل أسبوع رسالة الخريف العملاء اشتراك مجانية
      المجموعة البريدية التفاصيل المنزلية الاستبدال والمشتريات والتوصيل النباتات للمشتركين الإلكتروني والاستفسارات والمستلزمات
      الاستثنائية بالمستخدمين والإكسسوارات وباستخداماتها`,
    write: inArabic,
  },
  ja: {
    length: 0.6,
    words: `を に の で が は 秋の 春を 朝に 店で 旅へ 新作を 送料が 今週は 会員に 花束と お店の 無料で ギフトを お届けの ご案内を 今日だけ
      クーポンで 送料無料の セール中に ご注文から お手紙まで プレゼントを お知らせが 焼きたてのパン ショッピングの 期間限定商品を
      パーティーへ行く キャンペーン中に メールマガジンの ちょっとした贈り物を お気に入りのアイテムを`,
    write: inJapanese,
  },
}

/** No code, number, sign, address, or word that a part of the design reads. */
const SENTENCE = /^(?![/#]|https?:|\S+@\S+$)(?=.*\p{Ll}{2})(?:\p{Lu}|.* )/u
const WORD = /\p{L}*\p{Ll}[\p{L}’']*/gu

const titled = (word: string): string => word.replace(/^./u, (first) => first.toUpperCase())

/** Takes words as long as those of an English text, in turn, so that a line has not one word again and again. */
const createSpeaker = ({ words, length }: Speech) => {
  const all = words.split(/\s+/)
  const longest = Math.max(...all.map((word) => word.length))
  let turn = 0
  return (original: string): string => {
    const letters = Math.min(longest, Math.ceil(original.length * length))
    const nearest = Math.min(...all.map((word) => Math.abs(word.length - letters)))
    const fitting = all.filter((word) => Math.abs(word.length - letters) === nearest)
    const word = fitting[turn++ % fitting.length] ?? ''
    return /^\p{Lu}/u.test(original) ? titled(word) : word
  }
}

/** The texts of a design in one language. Placeholders stay, and so does what the design says in that language itself. */
export const textsAs = (language: Language, texts: Record<string, string>): Record<string, string> => {
  const speech = SPEECHES[language]
  if (!speech) throw new Error(`test/support/sentences.ts has no words in ${language}`)
  const labels = labelsOf(language)
  const speak = createSpeaker(speech)
  const { write = (line: string) => line } = speech
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => SENTENCE.test(text) && !/[[{]/.test(text) && !labels.has(text))
      .map(([slot, text]) => [slot, write(text.replaceAll('\u00a0', ' ').replace(WORD, speak))]),
  )
}
