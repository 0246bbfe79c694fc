import { expect, it } from 'vitest'
import { formHtml } from '../../../server/contact-form/render/html'
import { withWorld } from '../../support/browser'
import { conversionOf, formOf, openForm } from '../../support/form'
import { formOf as contactOf } from '../../support/form-definitions'
import { popupOf } from '../../support/popup'
import { putSite } from '../../support/site-page'
import { putPart } from '../../support/page-part'
import { SITE } from '../../support/world'
const held = withWorld()
const FIELDS = `<label for="n">Name</label><input id="n" required data-wisp-field="name"><label for="e">Email</label><input id="e" type="email" required data-wisp-field="email">
<label for="p">Phone</label><input id="p" type="tel" data-wisp-field="phone"><label for="m">About</label><textarea id="m" data-wisp-field="message"></textarea>`
const wrap = (f: string) => f.replace(/(<label for="(\w)">[^<]*<\/label>)(<(?:input|textarea)[^>]*>(?:<\/textarea>)?)/g, '<div class="wisp-field">$1$3</div>')
const SHOT = '/tmp/a43-'
it.each([['en', 1280, ''], ['en', 390, ''], ['he', 390, 'dark']] as const)('popup %s %i %s', async (language, width, dark) => {
  const visit = await openForm(held.world, popupOf({ html: formOf(wrap(FIELDS)), language }), '/plain', { viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light' })
  const { page } = visit
  await page.locator('#n').fill('Louis 14')
  await page.locator('#e').fill("o'brien@müller.de")
  await page.locator('#p').fill('212-555-2671 (work)')
  await page.locator('#e').focus()
  await page.keyboard.press('Enter')
  await page.locator('.wisp-chip').first().waitFor()
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${SHOT}popup-${language}-${width}.png` })
  console.log(await page.evaluate(() => { const h = [...document.querySelectorAll('*')].find((e) => e.shadowRoot?.querySelector('form'))!.shadowRoot!; return h.activeElement?.id + ' | ' + h.querySelector('form')!.outerHTML }))
  const sent = conversionOf(visit)
  await page.keyboard.press('Tab'); 
  console.log('FOCUS', await page.evaluate(() => { const h = [...document.querySelectorAll('*')].find((e) => e.shadowRoot?.querySelector('form'))!.shadowRoot!; return h.activeElement?.outerHTML }))
  await page.keyboard.press('Enter')
  console.log('SENT', JSON.stringify(await sent))
})
const CONTACT = contactOf([{ name: 'your-name', label: 'Your name', required: true }, { name: 'your-email', kind: 'email', label: 'Email', required: true }, { name: 'tel', kind: 'tel', label: 'Phone' }, { name: 'n', kind: 'number', label: 'Number' }], { id: 701 })
it.each([[1280, ''], [390, 'body{background:#111;color:#eee}']] as const)('contact %i', async (width, css) => {
  await held.world.store.contactForms.save(SITE, CONTACT)
  const path = putSite(held.world, `<main><h1>Contact</h1>${formHtml(CONTACT, { origin: held.world.wisp })}</main>`, { css } as any)
  const { page } = await held.world.visit(path, { viewport: { width, height: 900 } })
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
  await page.waitForFunction(() => performance.now() > 1_500)
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Email').fill("o'brien@müller.de")
  console.log('EMAILVALUE', await page.getByLabel('Email').inputValue())
  await page.getByLabel('Phone').fill('212-555-2671 (work)')
  await page.getByLabel('Number').fill('12,5')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('.wisp-chip').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${SHOT}contact-${width}.png` })
  console.log(await page.locator('form').evaluate((f) => f.outerHTML))
  await page.getByRole('button', { name: 'It is right' }).first().click()
  await expect.poll(() => page.locator('form').getAttribute('data-status')).toBe('sent')
  console.log('STORED', JSON.stringify((await held.world.store.desk.leads({ search: '' })).map((l: any) => ({ e: l.email, f: l.fields, p: l.problems, u: l.unsure })).slice(0,1)))
})
it('page lead', async () => {
  const path = putPart(held.world, `<form data-wisp-lead="page000000001"><p><label>Name <input name="name" required></label></p><p><label>Email <input type="email" name="email" required></label></p><p><label>Phone <input type="tel" name="phone"></label></p><button>Send</button></form>`, {})
  const visit = await held.world.visit(path, { viewport: { width: 390, height: 800 } })
  const { page } = visit
  await page.getByLabel('Name').fill('Ann 3')
  await page.getByLabel('Email').fill("o'brien@müller.de")
  await page.getByLabel('Phone').fill('212-555-2671 (work)')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('.wisp-chip').first().waitFor({ state: 'attached' })
  await page.screenshot({ path: `${SHOT}page.png` })
  console.log(await page.locator('form').evaluate((f) => f.outerHTML), await page.evaluate(() => document.activeElement?.outerHTML))
  const sent = conversionOf(visit)
  await page.getByRole('button', { name: 'It is right' }).first().click()
  console.log('SENT', JSON.stringify(await sent))
})
