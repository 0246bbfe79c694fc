import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { putSite } from '../../support/site-page'

const fixture = withWorld()

type Page = Parameters<typeof putSite>[2]

/** By this, a case sees that the fields work: it is counted at once. */
const READY = '<span class="wpcf7-character-count up" data-target-name="_wpcf7">?</span>'

const contactForm = (fields: string, attributes = ''): string => `
  <main><h1>Contact</h1><div class="wpcf7" id="wpcf7-f1-p2-o1" role="form" aria-label="Contact" lang="en" dir="ltr">
  <div class="screen-reader-response" aria-live="polite"></div>
  <form class="wpcf7-form ${attributes}" action="/contact" method="post" novalidate>
  <div hidden><input type="hidden" name="_wpcf7" value="1"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f1-p2-o1">${READY}</div>
  ${fields}
  <p><input type="submit" value="Send" class="wpcf7-form-control wpcf7-submit"> <button type="reset">Empty</button></p>
  <div class="wpcf7-response-output wpcf7-display-none" aria-hidden="true"></div></form></div></main>`

const open = async (fields: string, { attributes = '', ...page }: Page & { attributes?: string } = {}) => {
  const visit = await fixture.world.visit(putSite(fixture.world, contactForm(fields, attributes), page))
  await expect.poll(() => visit.page.locator('[data-target-name=_wpcf7]').textContent()).toBe('1')
  // The other chunks of the form: what sends it, and its conditions.
  await visit.page.waitForFunction(
    () => document.adoptedStyleSheets.length > 0 && !document.querySelector('[data-show-if][hidden]'),
  )
  const submit = visit.page.getByRole('button', { name: 'Send' })
  const field = (name: string) => visit.page.locator(`[name="${name}"]`)
  return { ...visit, submit, field, reset: () => visit.page.getByRole('button', { name: 'Empty' }).click() }
}

const wrap = (name: string, control: string): string =>
  `<span class="wpcf7-form-control-wrap ${name}">${control}</span>`
const acceptance = (name: string, classes = ''): string =>
  wrap(
    name,
    `<span class="wpcf7-form-control wpcf7-acceptance ${classes}"><span class="wpcf7-list-item"><label><input
      type="checkbox" name="${name}" value="1" aria-invalid="false"><span class="wpcf7-list-item-label">${name}</span></label></span></span>`,
  )
const text = (name: string, attributes = ''): string =>
  `<p><label>${name} ${wrap(name, `<input name="${name}" class="wpcf7-form-control wpcf7-text" ${attributes}>`)}</label></p>`
const box = (kind: string, name: string, value: string, more = ''): string =>
  `<span class="wpcf7-list-item ${more && 'has-free-text'}"><label><input type="${kind}" name="${name}" value="${value}">
   <span class="wpcf7-list-item-label">${value}</span></label>${more}</span>`
const group = (kind: string, name: string, items: string, classes = ''): string =>
  wrap(name, `<span class="wpcf7-form-control wpcf7-${kind} ${classes}">${items}</span>`)
const freeText = (name: string): string =>
  `<input type="text" name="_wpcf7_free_text_${name}" class="wpcf7-free-text" aria-label="Which">`

describe.runIf(isShipped())('acceptance', () => {
  it('keeps the form from being sent until what has to be ticked is ticked, and after a reset again', async () => {
    const { field, submit, reset, requests, page } = await open(
      acceptance('terms') + acceptance('news', 'optional') + acceptance('age', 'invert') + text('name'),
    )
    const requestCount = requests.length
    expect(await submit.isDisabled()).toBe(true)
    await field('name').fill('Ann')
    await field('name').press('Enter')
    await field('terms').check()
    expect(await submit.isDisabled()).toBe(false)
    await field('age').check()
    expect(await submit.isDisabled()).toBe(true)
    await field('age').uncheck()
    await field('news').check()
    expect(await submit.isDisabled()).toBe(false)
    await reset()
    await expect.poll(() => submit.isDisabled()).toBe(true)
    expect([requests.slice(requestCount), new URL(page.url()).pathname]).toEqual([[], '/site-page'])
  })

  it('is the concern of the server alone in a form that says so', async () => {
    const { submit } = await open(acceptance('terms'), { attributes: 'wpcf7-acceptance-as-validation' })
    expect(await submit.isDisabled()).toBe(false)
  })

  it('does not wait for a box that a condition hides', async () => {
    const { field, submit } = await open(
      `${text('company')}<p data-show-if="company" hidden>${acceptance('terms')}</p>`,
    )
    expect(await submit.isDisabled()).toBe(false)
    await field('company').pressSequentially('Wisp')
    expect(await submit.isDisabled()).toBe(true)
    await field('terms').check()
    expect(await submit.isDisabled()).toBe(false)
  })

  it('concerns only the form that the box is in', async () => {
    const second = contactForm(text('name'))
      .replaceAll('p2', 'p3')
      .replace(/<\/?main>|<h1>.*?<\/h1>/g, '')
    const body = contactForm(acceptance('terms')).replace('</main>', `${second}</main>`)
    const { page } = await fixture.world.visit(putSite(fixture.world, body))
    const submits = page.getByRole('button', { name: 'Send' })
    const disabled = () => submits.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).disabled))
    await expect.poll(disabled).toEqual([true, false])
    await page.getByLabel('terms').check()
    expect(await disabled()).toEqual([false, false])
  })
})

describe.runIf(isShipped())('boxes', () => {
  it('that are exclusive untick each other', async () => {
    const items = box('checkbox', 'plan', 'small') + box('checkbox', 'plan', 'large')
    const { page } = await open(group('checkbox', 'plan', items, 'wpcf7-exclusive-checkbox'))
    const ticked = () =>
      page.locator(':checked').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
    await page.getByLabel('small').check()
    await page.getByLabel('large').check()
    expect(await ticked()).toEqual(['large'])
    // The keyboard does the same.
    await page.getByLabel('small').press('Space')
    expect(await ticked()).toEqual(['small'])
    await page.getByLabel('small').press('Space')
    expect(await ticked()).toEqual([])
  })

  it.each(['checkbox', 'radio'])(
    'and a %s with a free text: it can be filled in while that is chosen',
    async (kind) => {
      const items = box(kind, 'how', 'Post') + box(kind, 'how', 'Other', freeText('how'))
      const { page, field, reset } = await open(group(kind, 'how', items))
      const free = field('_wpcf7_free_text_how')
      expect(await free.isDisabled()).toBe(true)
      await page.getByLabel('Other').check()
      await page.keyboard.type('Pigeon')
      expect([await free.inputValue(), await free.isDisabled()]).toEqual(['Pigeon', false])
      if (kind === 'radio') await page.getByLabel('Post').check()
      else await page.getByLabel('Other').uncheck()
      expect(await free.isDisabled()).toBe(true)
      await page.getByLabel('Other').check()
      await reset()
      await expect.poll(() => free.isDisabled()).toBe(true)
    },
  )
})

describe.runIf(isShipped())('counters', () => {
  const counter = (direction: 'up' | 'down') =>
    `<span class="wpcf7-character-count ${direction}" data-target-name="note" data-starting-value="${direction === 'up' ? 0 : 5}"
     data-current-value="0" data-maximum-value="5" data-minimum-value="2">0</span>`
  const note = (value = '') =>
    `<p><label>Note <textarea name="note">${value}</textarea></label>${counter('up')}${counter('down')}</p>`

  it('say how much was typed and how much is left, and mark what is too short or too long', async () => {
    const { page, field, reset } = await open(note())
    const readCounters = () =>
      page
        .locator('[data-target-name=note]')
        .evaluateAll((all) =>
          all.map(
            (each) =>
              `${each.textContent} ${each.getAttribute('data-current-value')} ${/too-\w+/.exec(each.className) ?? ''}`,
          ),
        )
    expect(await readCounters()).toEqual(['0 0 too-short', '5 5 too-short'])
    await field('note').focus()
    const readings: string[][] = []
    for (const key of 'abcdef') {
      await page.keyboard.type(key)
      readings.push(await readCounters())
    }
    expect(readings).toEqual([
      ['1 1 too-short', '4 4 too-short'],
      ['2 2 ', '3 3 '],
      ['3 3 ', '2 2 '],
      ['4 4 ', '1 1 '],
      ['5 5 ', '0 0 '],
      ['6 6 too-long', '-1 -1 too-long'],
    ])
    await field('note').fill('a\nb')
    expect(await readCounters()).toEqual(['3 3 ', '2 2 '])
    await reset()
    await expect.poll(readCounters).toEqual(['0 0 too-short', '5 5 too-short'])
  })

  it('count what was typed before the script came, and keep it', async () => {
    const { page, field } = await open(note('abc'))
    expect(await page.locator('.down').textContent()).toBe('2')
    expect(await field('note').inputValue()).toBe('abc')
  })
})

it.runIf(isShipped())('a web address gets a scheme when the visitor has typed it', async () => {
  const { field } = await open(text('site', 'type="url"').replace('wpcf7-text', 'wpcf7-url wpcf7-validates-as-url'))
  const becomes: string[] = []
  for (const typed of ['//example.com/x', 'example', 'a.b:80/x', ' example.com ']) {
    await field('site').fill('')
    await field('site').pressSequentially(typed)
    await field('site').blur()
    becomes.push(await field('site').inputValue())
  }
  expect(becomes).toEqual(['http://example.com/x', 'example', 'a.b:80/x', 'http://example.com'])
})

it.runIf(isShipped())(
  'a tip above its field goes when the visitor points at it or goes to the field; one beside it stays',
  async () => {
    const tip = (name: string) =>
      text(name).replace(
        '</span></label>',
        '<span class="wpcf7-not-valid-tip" aria-hidden="true">Wrong</span></span></label>',
      )
    const { page, field } = await open(
      `<div class="use-floating-validation-tip">${tip('a')}${tip('b')}</div>${tip('c')}`,
    )
    const visible = () => page.locator('.wpcf7-not-valid-tip:visible').count()
    expect(await visible()).toBe(3)
    const { x = 0, y = 0 } = (await page.locator('.a .wpcf7-not-valid-tip').boundingBox()) ?? {}
    await page.mouse.move(x + 5, y + 5)
    await expect.poll(visible).toBe(2)
    await field('b').focus()
    await field('c').focus()
    expect(await visible()).toBe(1)
  },
)

describe.runIf(isShipped())('conditional fields', () => {
  const FIELDS = `
    ${group('radio', 'topic', box('radio', 'topic', 'sales') + box('radio', 'topic', 'help'))}
    ${group('checkbox', 'days[]', box('checkbox', 'days[]', 'mon') + box('checkbox', 'days[]', 'tue'))}
    <section id="outer" data-show-if="topic:sales|help" hidden>
      ${text('budget', 'required aria-required="true"')}
      <p id="inner" data-hide-if="topic:sales" style="display: none"><label>Detail <input name="detail" required></label></p>
    </section>
    <p id="list" data-show-if="days:tue" hidden>Tuesday</p><p id="missing" data-show-if="nobody" hidden>Never</p>
    <p id="flex" data-hide-if="topic:help" style="display: flex">Not for help</p>`
  /** The page says `style` in its markup, which its policy allows. */
  const PAGE = { css: 'p[hidden],section[hidden]{display:none}', policy: "style-src-attr 'unsafe-inline'" }

  it('show and hide by what other fields hold, lists too, and are required only while they show', async () => {
    const { page, field, reset } = await open(FIELDS, PAGE)
    const look = async () => ({
      visible: await page
        .locator(':is(#outer,#inner,#list,#missing,#flex):visible')
        .evaluateAll((all) => all.map(({ id }) => id)),
      required: await page
        .locator('[required]')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name)),
    })
    expect(await look()).toEqual({ visible: ['flex'], required: [] })
    await page.getByLabel('sales').check()
    expect(await look()).toEqual({ visible: ['outer', 'flex'], required: ['budget'] })
    expect(await field('budget').getAttribute('aria-required')).toBe('true')
    await page.getByLabel('help').check()
    expect(await look()).toEqual({ visible: ['outer', 'inner'], required: ['budget', 'detail'] })
    await page.getByLabel('tue').check()
    expect((await look()).visible).toEqual(['outer', 'inner', 'list'])
    await reset()
    await expect.poll(look).toEqual({ visible: ['flex'], required: [] })
    expect(await page.locator('#flex').evaluate(({ style }) => style.display)).toBe('flex')
  })

  it('hide against rules of the site, take part in what the browser would send, and break no rule of accessibility', async () => {
    const { page, field } = await open(FIELDS, {
      ...PAGE,
      css: `section{position:absolute;display:block !important}${PAGE.css}`,
    })
    expect(await page.locator('#outer').isVisible()).toBe(false)
    await field('budget').evaluate((input: HTMLInputElement) => {
      input.value = '7'
    })
    expect(await page.locator('form').evaluate((form: HTMLFormElement) => new FormData(form).get('budget'))).toBe('7')
    expect(await violationsOf(page, 'main')).toEqual([])
    await page.getByLabel('help').check()
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  it('hide with the field that they hang on, and leave the form free to be sent', async () => {
    const row = (name: string, condition: string) =>
      `<div hidden ${condition}>${text(name, 'value="x" required')}</div>`
    const { page, field } = await open(
      text('company') +
        row('office', 'data-show-if="office-hours"') +
        row('office-hours', 'data-show-if="company"') +
        row('street', 'data-hide-if="company"') +
        row('town', 'data-show-if="street"'),
      { css: 'form div{position:absolute}form div[hidden]{display:none}' },
    )
    const required = () =>
      page.locator('[required]').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name))
    await expect.poll(required).toEqual(['street', 'town'])
    expect(await page.locator('p:visible [required]').count()).toBe(2)
    await field('company').fill('Kiln')
    await expect.poll(required).toEqual(['office', 'office-hours'])
    expect([await field('town').isVisible(), await field('office').isVisible()]).toEqual([false, true])
    await field('company').fill('')
    await expect.poll(required).toEqual(['street', 'town'])
  })

  it('follow a script of the site that says it has changed a field', async () => {
    // Out of the flow, so that nothing on the page moves without a press.
    const { page } = await open(FIELDS, { ...PAGE, css: `section,#flex{position:absolute}${PAGE.css}` })
    await page.getByLabel('help').evaluate((radio: HTMLInputElement) => {
      radio.checked = true
    })
    expect(await page.locator('#outer').isVisible()).toBe(false)
    await page.evaluate(() => document.dispatchEvent(new Event('mc4wp-refresh')))
    expect(await page.locator('#outer').isVisible()).toBe(true)
  })
})
