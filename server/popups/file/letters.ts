/**
 * Where lines break and which typefaces have the letters, in languages that are written without spaces or with thousands of letters; and
 * room for letters that are joined.
 */
import type { Language } from '../../../shared/model/text'
import { own } from '../../../shared/values/own'

/** Typefaces for Windows, Apple's systems, Android and Linux in this order. No quotes: they are filled in as text. */
interface Writing {
  serif: string
  sans: string
  /** The line breaking of the frame. */
  breaks: string
  /** The line height of headings: marks above and below a line need room. */
  lineHeight: number
}

/** No line begins with a small kana, a full stop or a closing bracket. */
const STRICT = 'line-break:strict;'

const WRITINGS: Record<string, Writing> = {
  ja: {
    sans: 'Yu Gothic UI, Meiryo, Hiragino Sans, Noto Sans CJK JP, Noto Sans JP, IPAPGothic',
    serif: 'Yu Mincho, Hiragino Mincho ProN, Noto Serif CJK JP, Noto Serif JP, IPAPMincho',
    // Browsers that do not know phrases ignore this.
    breaks: `${STRICT}word-break:auto-phrase;overflow-wrap:anywhere;`,
    lineHeight: 1.3,
  },
  'zh-Hans': {
    sans: 'Microsoft YaHei UI, Microsoft YaHei, PingFang SC, Noto Sans CJK SC, Noto Sans SC, WenQuanYi Micro Hei',
    serif: 'Songti SC, Noto Serif CJK SC, Noto Serif SC, SimSun',
    breaks: STRICT,
    lineHeight: 1.3,
  },
  'zh-Hant': {
    sans: 'Microsoft JhengHei UI, Microsoft JhengHei, PingFang TC, Noto Sans CJK TC, Noto Sans TC',
    serif: 'Songti TC, Noto Serif CJK TC, Noto Serif TC, PMingLiU',
    breaks: STRICT,
    lineHeight: 1.3,
  },
  'zh-HK': {
    sans: 'Microsoft JhengHei UI, Microsoft JhengHei, PingFang HK, Noto Sans CJK HK, Noto Sans HK',
    serif: 'Songti TC, Noto Serif CJK HK, Noto Serif HK, PMingLiU',
    breaks: STRICT,
    lineHeight: 1.3,
  },
  // Korean has spaces; a line may break within a word in other texts of East Asia, and looks broken here.
  ko: {
    sans: 'Malgun Gothic, Apple SD Gothic Neo, Noto Sans CJK KR, Noto Sans KR, NanumGothic',
    serif: 'Batang, AppleMyungjo, Noto Serif CJK KR, Noto Serif KR, NanumMyeongjo',
    breaks: `${STRICT}word-break:keep-all;overflow-wrap:anywhere;`,
    lineHeight: 1.3,
  },
  // Browsers find the words by their dictionaries.
  th: {
    sans: 'Leelawadee UI, Thonburi, Noto Sans Thai UI, Noto Sans Thai, Garuda, Loma',
    serif: 'Leelawadee UI, Thonburi, Noto Serif Thai, Norasi, Kinnari',
    breaks: '',
    lineHeight: 1.5,
  },
}

/** Chinese is written in other letters in Taiwan and Hong Kong than in China, whether or not a tag says so. */
const writingOf = (language: Language): Writing | undefined => {
  const [spoken = ''] = language.split('-')
  if (spoken !== 'zh' && spoken !== 'yue') return own(WRITINGS, spoken)
  const { region, script } = new Intl.Locale(language).maximize()
  return own(WRITINGS, script === 'Hans' ? 'zh-Hans' : region === 'HK' || region === 'MO' ? 'zh-HK' : 'zh-Hant')
}

/** Stacks of a look, each with the kind that its last name says. */
const STACK = /(--(?:head|text):[^;]*?), (serif|sans-serif|monospace);/g

/** The look with the typefaces of the language behind its own. */
export const lookIn = (look: string, language: Language): string => {
  const writing = writingOf(language)
  if (!writing) return look
  return look.replace(STACK, (_, stack: string, kind: string) => {
    const letters = kind === 'serif' ? writing.serif : writing.sans
    return `${stack}, ${letters}, ${kind};`
  })
}

/**
 * Nothing is slanted by machine, or spaced but figures: in these writings both are hard to read. What the css of the design says of
 * one element is weaker than this.
 */
const cssOf = ({ breaks, lineHeight }: Writing): string =>
  `.wisp-frame{${breaks}font-synthesis-style:none}` +
  // A figure stays whole.
  '.design.design .numeral{overflow-wrap:normal}' +
  '.design.design :is(h2,.eyebrow,.line,.button){letter-spacing:0}' +
  `.design.design h2{line-height:round(${lineHeight}em,1px)}` +
  '.design.design :is(label,legend){line-height:1.35}'

/**
 * Other languages have longer words than the two that designs were drawn in: browsers that know where to divide them do so, and no
 * heading makes its popup wider.
 */
const LONG_WORDS = '.wisp-frame{hyphens:auto;hyphenate-limit-chars:13 5 5}.design.design h2{overflow-wrap:anywhere}'

/** Where a button has two lines, none is a single short word. */
const BUTTONS = '.design .button{text-wrap:balance}'

/**
 * Arabic letters are joined: space between them would tear words apart. They reach further above and below their line than others;
 * `--below` is how far below it, for words that stand on something.
 */
const JOINED =
  '.wisp-frame{--below:0.3em}' +
  '.design.design :not(.numeral,[dir=ltr]){letter-spacing:0}' +
  '.design.design h2{line-height:round(1.3em,1px)}'

const isJoined = (language: Language): boolean => new Intl.Locale(language).maximize().script === 'Arab'

/** The css of a language, which stands after that of a design; '' for English and Hebrew, in which designs are drawn. */
export const lineBreaksIn = (language: Language): string => {
  if (/^(en|he)\b/.test(language)) return ''
  const writing = writingOf(language)
  return BUTTONS + (writing ? cssOf(writing) : LONG_WORDS + (isJoined(language) ? JOINED : ''))
}
