import { expect, it } from 'vitest'
import { isMachineName } from '../../../../shared/targeting/machine-name'

const phone = (name: string): string =>
  `Mozilla/5.0 (Linux; Android 13; ${name}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36`

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [`${phone('Nexus 5X Build/MMB29P')} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`],
  [`${phone('K')} (compatible; Google-InspectionTool/1.0;)`],
  [`${phone('K')} (compatible; GoogleOther)`],
  [`${phone('K')} (compatible; Bytespider; spider-feedback@example.com)`],
  ['Mozilla/5.0 (compatible; AdsBot_Google)'],
  ['AdsBot-Google (+http://www.google.com/adsbot.html)'],
  ['Mediapartners-Google'],
  ['bot'],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
])('%s is a program', (agent) => expect(isMachineName(agent)).toBe(true))

it.each([
  [''],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'],
  [phone('CUBOT P80')],
  [phone('Spider X5')],
  [phone('ROBOT Build/TP1A')],
  ['UCWEB/2.0 (Java; U; MIDP-2.0; en; CUBOT) U2/1.0'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Botany/1.0'],
])('%s is none', (agent) => expect(isMachineName(agent)).toBe(false))
