/** The words of the server that visitors read and the owner did not write: contact forms, pages, hosted pages. */
export const english = {
  /** The messages of a contact form. The owner may change each of them. */
  messages: {
    sent: 'Thank you. Your message has arrived.',
    notSent: 'Your message could not be stored just now. Nothing you wrote is lost: please try again in a moment.',
    invalid: 'Please check the marked fields, then send it again.',
    spam: 'Your message was held back, because it looks automated. Please wait a moment and send it again.',
    accept: 'Please agree to the terms before sending.',
    required: 'Please fill in this field.',
    tooLong: 'This is too long: {over} characters more than {most}.',
    tooShort: 'This is too short: {under} characters less than {least}.',
    option: 'Please choose one of the options.',
    email: 'Please enter an email address like name@example.com.',
    url: 'Please enter a web address like https://example.com.',
    tel: 'Please enter a phone number.',
    number: 'Please enter a number.',
    tooSmall: 'This number is too small: it must be at least {min}.',
    tooLarge: 'This number is too large: it must be at most {max}.',
    date: 'Please enter a date.',
    year: 'Please enter the year with four digits.',
    tooEarly: 'This date is too early: the first is {min}.',
    tooLate: 'This date is too late: the last is {max}.',
    quiz: 'That is not the right answer.',
    upload: 'The file could not be read. Please choose it again.',
    fileType: 'Files of this type cannot be sent here.',
    fileSize: 'The file is too large.',
  },
  /** The words in a form, its button among them, and `missing`: a file that did not arrive, beside its name. */
  form: {
    send: 'Send',
    optional: 'optional',
    choose: 'Please choose',
    trap: 'Leave this field empty',
    again: 'Please choose the file again.',
    back: 'Back to the page',
    another: 'Back to the form',
    right: 'It is right',
    missing: 'did not arrive',
  },
  /** On a page document, beside those of forms. */
  page: {
    menu: 'Menu',
    days: 'days',
    hours: 'hours',
    minutes: 'min',
    seconds: 'sec',
  },
  /** Pages of ours around a popup or a form. */
  hosted: {
    open: 'Open',
    script: 'This page needs JavaScript, which is switched off in your browser.',
    paused: 'Not available at the moment',
    pausedText: 'This offer is paused. Please check back later.',
    thanks: 'Sent successfully!',
  },
  /** Beside the consent box that a popup file asks for, with a link to the site’s privacy policy. */
  consent: {
    row: 'I agree to receive news and offers, and can withdraw this at any time. [Privacy policy](privacy)',
  },
  /** Texts that many designs of the library have alike, spelled as there. */
  labels: {
    email: 'Email address',
    phone: 'Phone number',
    decline: 'No, thanks',
    declinePolitely: 'No, thank you',
    later: 'Not now',
    another: 'Another time',
    copy: 'Press to copy',
    add: 'Add to cart',
    next: 'Next',
    back: 'Back',
    close: 'Close',
    shop: 'Back to the shop',
    site: 'Back to the site',
    consent: 'By signing up you agree to hear from us by email. You can leave at any time.',
    call: 'We use your number to call you back.',
  },
}

export type ServerWords = typeof english
