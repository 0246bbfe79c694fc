/** Words that most designs share, in both languages; a design says its own where it has something better to say. */

/** A form for an email address. */
export const EMAIL = {
  en: {
    emailLabel: 'Email address',
    emailPlaceholder: 'you@example.com',
    consent: 'By signing up you agree to hear from us by email. You can leave at any time.',
  },
  he: {
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    consent: 'בהרשמה אתם מסכימים לקבל מאיתנו אימיילים. אפשר להפסיק בכל עת.',
  },
}

/** A form for a phone number. */
export const PHONE = {
  en: {
    phoneLabel: 'Phone number',
    phonePlaceholder: '212 555 0142',
    consent: 'We use your number to call you back.',
  },
  he: {
    phoneLabel: 'מספר טלפון',
    phonePlaceholder: '052 555 0142',
    consent: 'נשתמש במספר כדי לחזור אליכם.',
  },
}

/** A coupon code. */
export const COUPON = {
  en: { couponHint: 'Press to copy' },
  he: { couponHint: 'לחצו להעתקה' },
}

/** The way out beside the offer, and after it. */
export const LEAVE = {
  en: { decline: 'No, thanks', thanksClose: 'Back to the shop' },
  he: { decline: 'לא, תודה', thanksClose: 'חזרה לחנות' },
}

/** The buttons that lead from one question to the next, and to the one before. */
export const STEPS = {
  en: { next: 'Next', back: 'Back' },
  he: { next: 'הבא', back: 'חזרה' },
}
