/** Words by which a sign-in asks for what nobody else may know, and texts that only look like them. */

/** In the names and labels of fields, in the languages that visitors of most owners read. The desk itself asks for a token. */
// biome-ignore format: languages that share letters stand in a line
const WORDS = [
  'pass[\\s_-]?(?:word|wort|phrase|code|wd)', '\\bpwd\\b', '\\btoken\\b', 'npx wisp desk',
  'סיסמ', 'ססמ', 'mot de passe', 'contrase[nñ]a', '\\bsenha\\b', 'wachtwoord', 'lösenord', 'salasana', 'hasło',
  'парол', '密码', '密碼', 'パスワード', '비밀번호', 'كلمة (?:ال)?(?:مرور|سر)',
].join('|')

const SECRET = new RegExp(WORDS, 'i')
/** A short text that ends with such a word, so that it looks like a label whatever element it is in. The word may have an ending. */
const LABEL = new RegExp(`^.{0,30}(?:${WORDS})\\p{L}{0,3}\\s*[:*]*$`, 'iu')

/** Letters of other scripts that look like Latin ones. */
const ALIKE = new Map([
  ...Object.entries({ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', ѕ: 's', і: 'i', ԁ: 'd', ԝ: 'w', к: 'k', т: 't', п: 'n' }),
  ...Object.entries({ α: 'a', ο: 'o', ρ: 'p', ν: 'n', κ: 'k', τ: 't', ԛ: 'q', ո: 'n', ѡ: 'w', ω: 'w' }),
])
const LOOKALIKES = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'giu')

/** The text as people see it: without invisible characters, other widths of letters, and spaces between single ones. */
const visibleText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\p{L}\d])(\p{L}) (?=\p{L}(?![\p{L}\d]))/gu, '$1')
    .trim()

const asLatin = (text: string): string =>
  text.replace(LOOKALIKES, (letter) => ALIKE.get(letter.toLowerCase()) ?? letter)

const matches = (pattern: RegExp, text: string): boolean => {
  const plain = visibleText(text)
  return pattern.test(plain) || pattern.test(asLatin(plain))
}

export const asksForSecret = (...texts: (string | undefined)[]): boolean =>
  texts.some((text) => text !== undefined && matches(SECRET, text))

/** True if a text beside a field is nothing but a name for such a secret. */
export const namesSecret = (text: string): boolean => matches(LABEL, text)
