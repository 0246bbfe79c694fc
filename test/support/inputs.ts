/** Tables of the things that people type: digits, invisible characters, addresses, names, numbers, dates. */

const SIGNS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

const matching = (pattern: RegExp): string[] => SIGNS.filter((sign) => pattern.test(sign))

/** The ten digits of each script, in order. */
export const digitSystems = (): string[][] => {
  const digits = matching(/\p{Nd}/u)
  return Array.from({ length: digits.length / 10 }, (_, row) => digits.slice(row * 10, row * 10 + 10))
}

/** Tags and the selectors of ideographs stand for all of their kind. */
const isExample = (sign: string): boolean => {
  const code = sign.codePointAt(0) as number
  return code < 0xe0000 || [0xe0001, 0xe0061, 0xe0100, 0xe01ef].includes(code)
}
/** Characters without a shape of their own. */
export const IGNORABLES = matching(/\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]/u).filter(isExample)
/** Format characters, also those that have a shape in some script but belong to no number or address. */
export const FORMATS = [...IGNORABLES, ...matching(/(?!\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb])\p{Cf}/u)]

/** A text with a sign before, inside and after it. */
export const withSign = (text: string, sign: string): string[] => {
  const middle = Math.floor(text.length / 2)
  return [sign + text, text.slice(0, middle) + sign + text.slice(middle), text + sign]
}

/** A text of ASCII digits in the digits of each script. */
export const inAllDigits = (text: string): string[] =>
  digitSystems().map((digits) => text.replace(/\d/g, (digit) => digits[Number(digit)] as string))

const DOMAINS =
  'example.com mail.example.co.uk ex-ample.com 1-800.example xn--mller-kva.de müller.de 例え.jp пример.рф παράδειγμα.gr דוגמה.co.il مثال.السعودية उदाहरण.भारत 예시.한국 a.b.c.d.example x.museum example.photography'.split(
    ' ',
  )
const LOCALS =
  "ann ann.lee ann+shop ann_lee ann-lee a 1 ann/lee a\\b o'brien ann&bob a=b ann!x #tag $cash 50% *star ann?x ^up ann`x {ann} a|b ~ann jörg ünï 用户 чебурашка δοκιμή דנה محمد".split(
    ' ',
  )
/** Addresses that the standards allow, odd ones among them. */
export const ADDRESSES = [
  ...LOCALS.map((local) => `${local}@example.com`),
  ...DOMAINS.flatMap((domain) => ['ann', 'ann.lee+x', "o'brien", 'jörg'].map((local) => `${local}@${domain}`)),
  ...['"ann lee"@example.com', '"ann@home"@example.com', '"a\\"b"@example.com', '""@example.com'],
  ...['ann@[192.0.2.1]', 'ann@[IPv6:2001:db8::1]', 'ann@localhost', 'ann@intranet'],
  // Given out by mobile providers, and still in use.
  ...['ann..lee@example.com', 'ann.@example.com', '.ann@example.com'],
  ...Array.from({ length: 50 }, (_, index) => `visitor${index}.${'x'.repeat(index)}@shop-${index}.example`),
]

/** Names of people, in the scripts and spellings of 30 languages. */
export const NAMES =
  `Ann;Ann Lee;Jean-Luc d’Arc;O'Brien;Nuñez;José María;Þóra Björnsdóttir;Łukasz Żółć;Øyvind Æ;Jürgen Groß;Çağla Işık;İbrahim;Šárka Nováková;Đặng Thị Hà;
Nguyễn Văn A;Õnne;Zoë;Renée;François;Ștefan Țepeș;Győző;Ķēniņš;Žydrūnas;Siân;Máire Ní Bhriain;N'Golo;Ng;Li;X Æ;Martin Luther King Jr.;Анна;Владимир Ильич;
Ґалаґан;Й;Ђорђе;Цветан;Αλέξανδρος;Ὀδυσσεύς;שרה לוי;ז׳בוטינסקי;בן־גוריון;صدام;محمد عبد الله;می‌خواهم;علی‌رضا;پروین;ٹیپو;अनिल;श्रीमती;क्‍ष;ক্ষমা;ਗੁਰਪ੍ਰੀਤ;ગીતા;தமிழ்;
తెలుగు;ಕನ್ನಡ;മലയാളം;ශ්‍රී;สมชาย;ສົມ;မောင်;ខ្មែរ;ནོར་བུ;გიორგი;Արամ;አበበ;张伟;王小明;山田 太郎;葛󠄀城;渡邉󠄂;ひらがな;カタカナ;ｶﾀｶﾅ;김철수;이 영희;ᠮᠣᠩᠭᠣᠯ;ᏣᎳᎩ;ⵣⵉⵔⵉ;
Ann-Marie;Anna Maria von und zu;de la Cruz;van der Berg;al-Rashid;bin Salman;Mary Ann;D.;J. R. R. Tolkien;Dr. Ann;Ann (Nancy);Ann, Lee;Ann & Bob;Ann/Bob;Æthelred;Œdipe;
Ḥasan;Ṭāhā;Kwame Nkrumah;Nnamdi Ọ̀ṣọ́;Kamehameha ʻIolani;Te Rangi Hīroa;ǃxóõ;Ƙ;Ɗan;Ŋ;ß`.split(/;\n?/)

/** Numbers, by what their language writes before decimals. */
export const NUMBERS: [decimal: string, typed: string, value: string][] = [
  ['.', '1.234', '1.23'],
  ['.', '1,234', '1234'],
  [',', '1.234', '1234'],
  [',', '1,234', '1.23'],
  ...['.', ','].flatMap((decimal): [string, string, string][] => [
    [decimal, '12,5', '12.5'],
    [decimal, '12.50', '12.50'],
    [decimal, '1.234.567,8', '1234567.8'],
    [decimal, '1,234,567.8', '1234567.8'],
    [decimal, '12,34,567', '1234567'],
    [decimal, '1\u202f234,5', '1234.5'],
    [decimal, '1’234.5', '1234.5'],
    [decimal, '١٢٫٥', '12.5'],
    [decimal, '١٬٢٣٤٫٥', '1234.5'],
    [decimal, '۱۲٬۳۴۵', '12345'],
    [decimal, '１２．５', '12.5'],
    [decimal, '12, 5', '12.5'],
    [decimal, '12 . 5', '12.5'],
    [decimal, "12'50", '12.50'],
    [decimal, '١٢٬٥', '12.5'],
    [decimal, '1 23 456', '123456'],
    // No numbers. What a space before one or two digits stands for is not guessed.
    ...['1,2,3', '12 50', '4 5', '1 0', '1,23 4'].map((typed): [string, string, string] => [decimal, typed, typed]),
  ]),
]

const SEPARATORS = ['.', '-', '/', ' ', '. ', ' / ', ' - ', '–', '\u00a0']
const DAYS = [
  ['01', '02'],
  ['1', '2'],
  ['1', '02'],
  ['01', '2'],
]
/** Spellings of 1 February 1990. */
export const DATES = [
  ...SEPARATORS.flatMap((separator) =>
    DAYS.flatMap(([day, month]) => [[day, month, '1990'].join(separator), ['1990', month, day].join(separator)]),
  ),
  ...['01021990', '19900201', '1990年2月1日', '1990년 2월 1일', '١/٢/١٩٩٠', '\u200e01/02/1990', '1.2.1990.'],
  ...['1990・2・1', '1·2·1990', '1.2.1990 r.', '1 February 1990', 'Feb 1, 1990', '1 בפברואר 1990'],
]

/** Addresses with a domain of any script. */
export const DOMAIN_ADDRESSES = DOMAINS.map((domain) => `ann@${domain}`)
