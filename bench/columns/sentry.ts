import { bundle } from './bundle'
import type { Column } from './column'
import { serveFiles, versionOf } from './files'
import { scriptThen } from './tag'

interface Dialog {
  appendToDom(): void
  open(): void
  removeFromDom(): void
}
interface Feedback {
  createForm(): Promise<Dialog>
}
declare const Sentry: {
  init(options: object): void
  feedbackAsyncIntegration(options: object): Feedback
  feedback: Feedback
  dialog: Dialog
}

const version = versionOf('@sentry/browser')

/** The two files of its CDN, built from its packages; the second is loaded when the form opens. */
const serve = async () =>
  serveFiles({
    '/sentry.js': await bundle('@sentry/browser', ['init', 'feedbackAsyncIntegration'], 'Sentry'),
    [`/${version}/feedback-modal.min.js`]: await bundle('@sentry/feedback', ['feedbackModalIntegration'], 'Sentry'),
  })

/** In the page: starts Sentry. */
const start = (origin: string): void => {
  Sentry.feedback = Sentry.feedbackAsyncIntegration({
    autoInject: false,
    enableScreenshot: false,
    formTitle: 'A letter a month',
    submitButtonLabel: 'Sign up',
  })
  Sentry.init({
    dsn: `${origin.replace('//', '//key@')}/1`,
    cdnBaseUrl: origin,
    integrations: [Sentry.feedback],
  })
}

export const sentry: Column = {
  name: 'sentry',
  title: `Sentry feedback ${version}`,
  kind: 'peer',
  note: 'feedbackAsync, without screenshots. Its default integrations, error tracking among them, come along.',
  entry: '/sentry.js',
  serve,
  tag: (origin) => scriptThen(origin, '/sentry.js', start),
  armed: () => typeof Sentry === 'object' && Boolean(Sentry.feedback),
  fire: async () => {
    Sentry.dialog = await Sentry.feedback.createForm()
    Sentry.dialog.appendToDom()
    Sentry.dialog.open()
  },
  popup: () => document.querySelector('#sentry-feedback')?.shadowRoot?.querySelector('dialog[open] form'),
  close: () => Sentry.dialog.removeFromDom(),
  lead: {
    fields: { '#sentry-feedback [name=email]': 'ann@example.com', '#sentry-feedback [name=message]': 'Yes' },
    button: '#sentry-feedback [type=submit]',
  },
}
