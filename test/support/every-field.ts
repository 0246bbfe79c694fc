/** A form with every type of field and every built-in field (specification, section 3). */
import { popupOf } from './popup'

const LABELS = {
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    gender: 'Gender',
    country: 'Country',
    state: 'State',
    city: 'City',
    address: 'Address',
    zipPostalCode: 'Postcode',
    birthday: 'Birthday',
    preferences: 'Preferences',
    consent: 'You may write to me',
    people: 'People',
    site: 'Website',
    topic: 'Topic',
    size: 'Size',
    note: 'Note',
    send: 'Send',
  },
  he: {
    firstName: 'שם פרטי',
    lastName: 'שם משפחה',
    name: 'שם מלא',
    email: 'אימייל',
    phone: 'טלפון',
    message: 'הודעה',
    gender: 'מגדר',
    country: 'ארץ',
    state: 'מחוז',
    city: 'עיר',
    address: 'כתובת',
    zipPostalCode: 'מיקוד',
    birthday: 'תאריך לידה',
    preferences: 'העדפות',
    consent: 'אפשר לכתוב לי',
    people: 'אנשים',
    site: 'אתר',
    topic: 'נושא',
    size: 'מידה',
    note: 'הערה',
    send: 'שליחה',
  },
}
type Language = keyof typeof LABELS

const formIn = (language: Language): string => {
  const t = LABELS[language]
  const input = (name: keyof typeof t, more = 'type="text"', field: string = name): string =>
    `<label for="f-${name}">${t[name]}</label><input id="f-${name}" ${more} data-wisp-field="${field}">`
  const box = (type: string, name: string, value: string): string =>
    `<label><input type="${type}" name="${name}" value="${value}"> ${value}</label>`
  return `
    <style>
      form { display: grid; gap: 4px; padding: 24px }
      form input:not([type=radio], [type=checkbox]), select, textarea { width: 100%; padding: 6px; border: 1px solid #767676 }
    </style>
    <section data-wisp-screen="main">
      <h2>${t.message}</h2>
      <form data-wisp-form>
        ${input('firstName', 'type="text" required')}${input('lastName')}${input('name')}
        ${input('email', 'type="email" required')}
        ${input('phone', 'type="tel"')}
        <label for="f-message">${t.message}</label><textarea id="f-message" data-wisp-field="message"></textarea>
        ${input('gender')}${input('country')}${input('state')}${input('city')}${input('address')}${input('zipPostalCode')}
        ${input('birthday', 'type="text" data-wisp-date')}
        <fieldset data-wisp-field="preferences" data-wisp-check="required"><legend>${t.preferences}</legend>
          ${box('checkbox', 'preferences', 'mugs')}${box('checkbox', 'preferences', 'bowls')}</fieldset>
        ${input('people', 'type="number"')}${input('site', 'type="url" placeholder="https://"')}
        <label for="f-topic">${t.topic}</label><select id="f-topic" data-wisp-field="topic" required>
          <option value=""></option><option value="order">A</option><option value="care">B</option></select>
        <fieldset data-wisp-field="size"><legend>${t.size}</legend>${box('radio', 'size', 'S')}${box('radio', 'size', 'L')}</fieldset>
        ${input('note', 'type="text"', 'free-note')}
        <input type="hidden" data-wisp-field="utm_source"><input type="hidden" data-wisp-field="source" value="popup">
        <label data-wisp-field="consent"><input type="checkbox"> ${t.consent}</label>
        <button data-wisp-button="main">${t.send}</button>
      </form>
    </section>
    <section data-wisp-screen="thanks"><h2>${t.send}!</h2></section>`
}

export const everyField = (language: Language = 'en') =>
  popupOf({ language, html: formIn(language), size: { width: 520, height: 700 }, design: { consentRequired: true } })
