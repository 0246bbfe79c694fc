/** The most common email domains, most used first: for completion and to detect typos. */
export const POPULAR_DOMAINS =
  `gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com mail.com proton.me protonmail.com
ymail.com me.com gmx.com gmx.de gmx.net web.de t-online.de yandex.ru yandex.com mail.ru qq.com 163.com naver.com
googlemail.com zoho.com comcast.net verizon.net att.net sbcglobal.net btinternet.com yahoo.co.uk hotmail.co.uk yahoo.fr
hotmail.fr orange.fr free.fr libero.it yahoo.co.in rediffmail.com yahoo.com.br uol.com.br yahoo.co.jp walla.co.il walla.com
netvision.net.il bezeqint.net 012.net.il`.split(/\s/)

/** The rest of a popular domain (`ann@gm` → `ail.com`), which Tab or the right arrow accepts. */
export const complete = (typed: string): string | undefined => {
  const [, begun = ''] = /^[^\s@]+@([^\s@]+)$/.exec(typed.toLowerCase()) ?? []
  const domain = begun && POPULAR_DOMAINS.find((popular) => popular.startsWith(begun))
  return domain ? domain.slice(begun.length) || undefined : undefined
}
