import { expect, it } from 'vitest'
import { matchRank } from '../../../../chunks/fields/select/match'
import { IGNORABLES, withSign } from '../../../support/inputs'

/** Entries of a list, and the text that people type to find each. */
const PAIRS =
  `İstanbul istanbul;İstanbul ISTANBUL;Iğdır igdir;Iğdır ığdır;Diyarbakır diyarbakir;ISPARTA ısparta;Łódź lodz;Łódź łódź;Wrocław wroclaw;Tromsø tromso;Ærø aero;Århus arhus;
Đà_Nẵng da_nang;Đakovo dakovo;Straße strasse;Gießen giessen;GROSS groß;Œuvre oeuvre;Reykjavík reykjavik;Þórshöfn thorshofn;Seyðisfjörður seydisfjordur;Žilina zilina;Győr gyor;Timișoara timisoara;
Málaga malaga;São_Paulo sao_paulo;Île-de-France ile;Hawaiʻi hawaii;Åland aland;Señor senor;Ħamrun hamrun;Αθήνα αθηνα;Πάτρας πατρασ;Орёл орел;Йошкар йошкар;
مصطفى مصطفي;کرمان كرمان;كرمان کرمان;القاهرة القاهره;فارسی فارسي;أحمد احمد;إيران ايران;آبادان ابادان;ٱلرياض الرياض;جميـــل جميل;مُحَمَّد محمد;ہند هند;
カタカナ かたかな;ひらがな ヒラガナ;ｶﾀｶﾅ カタカナ;東京 東京;ﾄｳｷｮｳ とうきょう;Ｔｏｋｙｏ tokyo;ガス がす;パリ ぱり;サッカー さっかー;
שָׁלוֹם שלום;תל־אביב תל_אביב;צ׳ק צק;हिन्दी हिन्दी;กรุงเทพ กรุงเทพ;서울 서울;2ⁿᵈ 2nd;①② 12;ﬁre fire;Ⅳ iv;café cafe;cafe café;naïve naive;Dvořák dvorak;Ångström angstrom;Nürnberg nurnberg;ŋ n;
Österreich oesterreich;München muenchen;Ålborg aalborg;Ørsta oersta;Azərbaycan azerbaycan;Kraków krakow;Zürich zurich;Genève geneve;Montréal montreal;Curaçao curacao`.split(
    /;\n?/,
  )

it.each(PAIRS)('%s: found by the second', (pair) => {
  const [text = '', typed = ''] = pair.split(' ').map((word) => word.replaceAll('_', ' '))
  expect(matchRank(text, typed)).toBe(2)
})

it('counts at least 75 pairs', () => expect(PAIRS.length).toBeGreaterThanOrEqual(75))

it('invisible characters before, inside and after what is typed do not matter', () => {
  const wrong = IGNORABLES.filter((sign) => !withSign('lodz', sign).every((typed) => matchRank('Łódź', typed) === 2))
  expect(wrong.map((sign) => (sign.codePointAt(0) as number).toString(16))).toEqual([])
})

it.each([
  ['New York', 'newyork', 1],
  ['می‌خواهم', 'میخواهم', 2],
  ['می‌خواهم', 'می خواهم', 1],
  ['Łódź', 'ło\u200bdz', 2],
  ['Platz 12', '۱۲', 2],
  ['Platz 12', '１２', 2],
])('%s is found by “%s”', (text, typed, rank) => expect(matchRank(text, typed)).toBe(rank))
