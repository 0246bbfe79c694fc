import type { Column } from './column'
import { installed, serveFiles, versionOf } from './files'
import { scriptThen } from './tag'

interface PostHog {
  init(token: string, options: object): void
  onSurveysLoaded(loaded: (surveys: unknown[]) => void): void
  displaySurvey(id: string, options: object): void
}
declare const posthog: PostHog & { armed: boolean }

/** A survey with one open question, shown on demand. */
const surveys = [
  {
    id: 'bench',
    name: 'A letter a month',
    description: '',
    type: 'popover',
    questions: [
      {
        id: 'email',
        type: 'open',
        question: 'A letter a month',
        description: 'What is new in the shop.',
        buttonText: 'Sign up',
        optional: false,
      },
    ],
    appearance: { position: 'center', placeholder: 'Email', displayThankYouMessage: true },
    conditions: { url: '/none', urlMatchType: 'exact' },
    start_date: '2026-01-01T00:00:00Z',
    end_date: null,
    current_iteration: null,
    current_iteration_start_date: null,
  },
]

/** The server's answer for a project with surveys only. */
const config = {
  token: 'phc_bench',
  supportedCompression: ['gzip', 'gzip-js'],
  hasFeatureFlags: false,
  surveys: true,
  sessionRecording: false,
  heatmaps: false,
  autocapture_opt_out: true,
  capturePerformance: false,
  autocaptureExceptions: false,
  captureDeadClicks: false,
  conversations: false,
  productTours: false,
  siteApps: [],
  siteAppsJS: [],
  defaultIdentifiedOnly: true,
}

const version = versionOf('posthog-js')
const script = (name: string): string => installed(`posthog-js/dist/${name}.js`)

const serve = async () =>
  serveFiles({
    '/static/array.js': script('array'),
    [`/static/${version}/surveys.js`]: script('surveys'),
    '/array/phc_bench/config.js': `window._POSTHOG_REMOTE_CONFIG = { phc_bench: ${JSON.stringify({ config, siteApps: [] })} }`,
    '/api/surveys/': JSON.stringify({ surveys, survey_config: null }),
    '/flags/': JSON.stringify({ flags: {}, errorsWhileComputingFlags: false, requestId: 'bench', quotaLimited: [] }),
  })

/** In the page: starts PostHog. */
const start = (origin: string): void => {
  // Without the last option it does nothing in an automated browser.
  posthog.init('phc_bench', {
    api_host: origin,
    person_profiles: 'identified_only',
    opt_out_useragent_filter: true,
  })
  posthog.onSurveysLoaded((found) => {
    posthog.armed = found.length > 0
  })
}

export const postHog: Column = {
  name: 'posthog',
  title: `PostHog surveys ${version}`,
  kind: 'peer',
  note: 'Surveys alone switched on, from a recorded answer; page views are captured, as by default.',
  entry: '/static/array.js',
  serve,
  tag: (origin) => scriptThen(origin, '/static/array.js', start),
  armed: () => typeof posthog === 'object' && posthog.armed,
  fire: () => posthog.displaySurvey('bench', { displayType: 'popover', ignoreConditions: true, ignoreDelay: true }),
  popup: () => document.querySelector('[class^=PostHogSurvey]')?.shadowRoot?.querySelector('form'),
  close: () => document.querySelector('[class^=PostHogSurvey]')?.remove(),
  lead: {
    fields: { '[class^=PostHogSurvey] textarea': 'ann@example.com' },
    button: '[class^=PostHogSurvey] .form-submit',
  },
}
