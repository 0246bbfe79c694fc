/** The pages of the demo marketing site: where they are, and what is filled into their built files. */
import type { Language } from '../../shared/model/text'

export const SITE_ROOT = '/site'
/** Links below it lead to partners, and are tracked as such. */
export const PARTNERS = `${SITE_ROOT}/go/`

interface SitePage {
  path: string
  /** Name of the built page. */
  name: string
  language: Language
  /** It shows files of ours in an `<object>`, as browsers show a PDF. */
  hasObjects?: true
}

export const SITE_PAGES: SitePage[] = [
  { path: SITE_ROOT, name: 'site', language: 'en' },
  { path: `${SITE_ROOT}/contact`, name: 'site-contact', language: 'en' },
  { path: `${SITE_ROOT}/gallery`, name: 'site-gallery', language: 'en', hasObjects: true },
  { path: `${SITE_ROOT}/he`, name: 'site-he', language: 'he' },
]

/** How its popups come in, which they ask the server for; those that are not here say it themselves, or fade. */
export const SITE_EFFECTS = [
  ['301', 'zoom'],
  ['302', 'slide-up'],
] as const

/** Settings of a piece, where its script looks for them. */
const block = (name: string, settings: unknown): string =>
  // A text with `</script>` would end the element.
  `<script type="application/json" data-wisp-${name}>${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`

/** @param base address of the server @param root the same from the folder of the page */
export const settingsOf = (base: string, root: string): string =>
  [
    block('tracking', {
      js_events_tracking: true,
      download_extensions: 'pdf,zip',
      inbound_paths: [{ path: new URL(`${base}${PARTNERS}`).pathname, label: 'partner' }],
      home_url: `${base}${SITE_ROOT}`,
      hash_tracking: false,
      v4_id: 'G-DEMO',
    }),
    block('captcha', {
      sitekey: 'demo-site-key',
      actions: { homepage: 'homepage', contactform: 'contactform' },
    }),
    // What stands in for the service.
    block('embed', { src: `${root}site/service/forms.js` }),
    block('popups', { ajax: `${root}wp-admin/admin-ajax.php` }),
  ].join('\n    ')

/** The services come first, as on a site that had them before. */
export const tagsOf = (): string =>
  [
    `<script src="${SITE_ROOT}/service/analytics.js"></script>`,
    `<script async src="${SITE_ROOT}/service/captcha.js"></script>`,
    '<script async src="/wisp-site.js" data-root="body"></script>',
  ].join('\n    ')

/** A form whose submissions carry a token of the captcha service. */
export const withToken = (form: string): string =>
  form.replace(/<form [^>]*>/, (tag) => `${tag}<input type="hidden" name="_wpcf7_recaptcha_response" value="">`)
