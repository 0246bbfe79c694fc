/** Popups in languages beside English: their words, their direction, and what a page fetches for them. */
import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { loaded, openForm } from '../support/form'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const HTML = `<style>form{inline-size:300px}</style>
  <section data-wisp-screen="main">
    <div data-wisp-countdown></div>
    <form data-wisp-form>
      <label for="e">Email</label><input id="e" type="email" data-wisp-field="email" required>
      <label for="d">Day</label><input id="d" data-wisp-field="day" data-wisp-date>
      <button>OK</button>
    </form>
  </section>
  <section data-wisp-screen="thanks"><h2>Thanks</h2></section>`

/** Two hours and almost two minutes: the label stays the same for a minute. */
const COUNTDOWN_SECONDS = 7_319

const popupIn = (language: string, changes: Partial<PopupDefinition> = {}): PopupDefinition =>
  popupOf({ html: HTML, design: { countdown: { style: 'digits', seconds: COUNTDOWN_SECONDS } }, ...changes, language })

/** The files with words that a page has asked for. */
const wordsOf = ({ requests }: Visit): string[] =>
  [...new Set(requests.flatMap((url) => /\/words-([\w-]+)\.js/.exec(url)?.[1] ?? []))].sort()

/** Reads what a visitor meets from the first look to the calendar. */
const tour = async (visit: Visit) => {
  const { page, dialog } = visit
  const frame = page.locator('.wisp-frame')
  const units = await page.locator('.wisp-unit-name').allInnerTexts()
  const time = await page.getByRole('timer').getAttribute('aria-label')
  const [lang, dir] = [await frame.getAttribute('lang'), await frame.getAttribute('dir')]
  const close = await dialog.locator('.wisp-close').getAttribute('aria-label')
  await page.locator('#d').click()
  await loaded(visit, 'calendar')
  const calendar = page.locator('.wisp-date')
  await calendar.click()
  const panel = page.locator('.wisp-calendar')
  await panel.waitFor()
  const labels = await panel.locator('button').evaluateAll((buttons) => buttons.map((button) => button.ariaLabel))
  const firstMonth = await panel.locator('select').first().locator('option').first().innerText()
  await page.keyboard.press('Escape')
  const date = await page.locator('#d').getAttribute('placeholder')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  const message = await page.locator('.wisp-problem:not(:empty)').first().innerText()
  return { lang, dir, close, units, time, calendar: labels, firstMonth, date, message }
}

describe.runIf(isShipped())('a popup', () => {
  it.each([
    [
      'de-AT',
      {
        lang: 'de-AT',
        dir: 'ltr',
        close: 'Schließen',
        units: ['Stunden', 'Minuten', 'Sekunden'],
        time: '2 Stunden 1 Minute',
        calendar: ['Vorheriger Monat', 'Nächster Monat'],
        firstMonth: 'Jänner',
        date: 'TT/MM/JJJJ',
        message: 'Bitte dieses Feld ausfüllen',
      },
      ['de-checks', 'de-fields', 'de-popup'],
    ],
    [
      'ar',
      {
        lang: 'ar',
        dir: 'rtl',
        close: 'إغلاق',
        units: ['ساعات', 'دقائق', 'ثوانٍ'],
        time: 'ساعتان دقيقة',
        calendar: ['الشهر السابق', 'الشهر التالي'],
        firstMonth: 'يناير',
        date: 'يوم/شهر/سنة',
        message: 'يُرجى ملء هذا الحقل',
      },
      ['ar-checks', 'ar-fields', 'ar-popup'],
    ],
    [
      'ja',
      {
        lang: 'ja',
        dir: 'ltr',
        close: '閉じる',
        units: ['時間', '分', '秒'],
        time: '2 時間 1 分',
        calendar: ['前の月', '次の月'],
        firstMonth: '1月',
        date: '日/月/年',
        message: 'この項目を入力してください',
      },
      ['ja-checks', 'ja-fields', 'ja-popup'],
    ],
    // Persian has its own calendar and digits, and no words of ours: the owner gives some.
    [
      'fa',
      {
        lang: 'fa',
        dir: 'rtl',
        close: 'بستن',
        units: ['hours', 'minutes', 'seconds'],
        time: '2 ساعت 1 دقیقه',
        calendar: ['Previous month', 'Next month'],
        firstMonth: 'ژانویه',
        date: 'dd/mm/yyyy',
        message: 'این قسمت را پر کنید',
      },
      [],
    ],
    [
      'en',
      {
        lang: 'en',
        dir: 'ltr',
        close: 'Close',
        units: ['hours', 'minutes', 'seconds'],
        time: '2 hours 1 minute',
        calendar: ['Previous month', 'Next month'],
        firstMonth: 'January',
        date: 'dd/mm/yyyy',
        message: 'Please fill in this field',
      },
      [],
    ],
  ])('in %s says everything in it, and fetches the words of no other', async (language, expected, files) => {
    const own = language === 'fa' ? { words: { close: 'بستن', required: 'این قسمت را پر کنید' } } : {}
    const visit = await openForm(fixture.world, popupIn(language, own))
    expect(await tour(visit)).toEqual(expected)
    expect(wordsOf(visit)).toEqual(files)
  })
})
