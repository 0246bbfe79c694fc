import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { formOf } from '../support/form-definitions'
import { SEGMENT } from '../support/segment'
import { DESK_TOKEN, SITE } from '../support/world'

const fixture = withWorld()

const FORM = formOf(
  [
    { name: 'your-name', required: true },
    { name: 'your-email', kind: 'email', label: 'Email', required: true },
    { name: 'topic', kind: 'select', label: 'Topic', options: ['Press', 'Other'] },
    { name: 'how', kind: 'radio', label: 'How', options: ['Email', 'Other'], freeText: true },
    { name: 'message', kind: 'textarea', label: 'Message', maxlength: 100, counter: 'down' },
    { name: 'brief', kind: 'file', label: 'Brief' },
    { name: 'quiz', kind: 'quiz', label: '', questions: [{ question: 'Two and two?', answer: '4' }] },
    { name: 'terms', kind: 'acceptance', label: 'You may keep this.' },
  ],
  { id: 101 },
)
const BRIEF = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }

describe.runIf(isShipped())('a contact form by itself', () => {
  it.each([
    ['en', 1280],
    ['he', 320],
  ] as const)('can be used by everybody, in %s, %d px wide, and keeps what was typed', async (language, width) => {
    await fixture.world.store.contactForms.save(SITE, { ...FORM, language })
    const viewport = { width, height: 800 }
    const { page } = await fixture.world.visit(`${fixture.world.wisp}/form/101`, { ours: true, viewport })
    expect(await violationsOf(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.fill('[name=your-name]', 'Ann')
    await page.fill('[name=your-email]', 'ann@')
    await page.press('[name=your-email]', 'Enter')
    await page.locator('.wpcf7-response-output[role=alert]').waitFor()
    expect(await page.inputValue('[name=your-name]')).toBe('Ann')
    expect(await page.getAttribute('[name=your-email]', 'aria-invalid')).toBe('true')
    expect(await violationsOf(page, 'main')).toEqual([])
    await page.fill('[name=your-email]', 'ann@example.com')
    await page.fill('[name=quiz]', '4')
    await page.setInputFiles('[name=brief]', BRIEF)
    await page.check('[name=terms]')
    await page.click('.wpcf7-submit')
    await page.waitForURL('**/form/101?sent')
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  it('is in the desk, with its file to be saved', async () => {
    await fixture.world.store.contactForms.save(SITE, { ...FORM, id: 102, name: 'Ask us' })
    await fixture.world.store.submissions.add({
      id: 'once',
      siteKey: SITE,
      popupId: 'form000000102',
      segment: SEGMENT,
      email: 'desk@example.com',
      suspect: false,
      url: '',
      fields: { brief: 'brief.pdf', topic: 'Press' },
      files: [{ field: 'brief', name: 'brief.pdf', content: BRIEF.buffer }],
    })
    const { page } = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, { ours: true })
    const row = page.getByRole('row', { name: 'desk@example.com' })
    await row.getByText('Press').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: 'brief.pdf' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('brief.pdf')
    const forms = page.locator('section[aria-labelledby=forms-title]')
    expect(await forms.getByRole('link', { name: 'Open Ask us' }).getAttribute('href')).toMatch(/\/form\/102$/)
    expect((await forms.getByRole('row', { name: 'Ask us' }).getByRole('cell').allInnerTexts()).slice(0, 4)).toEqual([
      ...['102', '8', '1', '0'],
    ])
    expect(await violationsOf(page, 'main')).toEqual([])
  })
})
