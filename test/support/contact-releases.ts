/** A form as WordPress prints it in five releases of Contact Form 7, with a field of each kind. */
import type { Line } from './contact-server'

interface Release {
  version: string
  /** Version of the plugin on the server that answers it. */
  line: Line
  /** Attributes of the wrapper. */
  wrapper: string
  /** Attributes of the element around a field. */
  wrap(name: string): string
  /** The element around the hidden fields. */
  hidden: [begin: string, end: string]
  /** Attributes of an input and of a textarea. */
  limits: [line: string, area: string]
  /** The name of a box's free text. */
  freeText: string
}

const INSIDE = ['<div style="display: none;">', '</div>'] as [string, string]
const named = (name: string): string => `class="wpcf7-form-control-wrap" data-name="${name}"`
const LIMITED = [' maxlength="400"', ' maxlength="2000"'] as [string, string]
const NEW = {
  line: '5.7.7' as const,
  wrapper: 'class="wpcf7 no-js"',
  wrap: named,
  hidden: INSIDE,
  limits: LIMITED,
  freeText: '_wpcf7_free_text_way',
}
const NUMBERED = 'class="wpcf7 no-js" data-wpcf7-id="7"'

export const RELEASES: Release[] = [
  {
    ...NEW,
    version: '5.5.6.1',
    line: '5.3.2',
    wrapper: 'role="form" class="wpcf7"',
    wrap: (name) => `class="wpcf7-form-control-wrap ${name}"`,
    limits: ['', ''],
    freeText: 'way_free_text',
  },
  { ...NEW, version: '5.7.7', limits: ['', ''] },
  { ...NEW, version: '5.9.8' },
  { ...NEW, version: '6.0.6', wrapper: NUMBERED },
  {
    ...NEW,
    version: '6.1.6',
    wrapper: NUMBERED,
    hidden: ['<fieldset class="hidden-fields-container">', '</fieldset>'],
  },
]

const control = (type: string, more = ''): string =>
  `class="wpcf7-form-control wpcf7-${type} ${more}wpcf7-validates-as-required" aria-required="true" aria-invalid="false"`

const fieldsOf = ({ wrap, limits: [line, area], freeText }: Release): string => `
  <p><label> Your name<br />
  <span ${wrap('your-name')}><input size="40"${line} ${control('text')} autocomplete="name" value="" type="text" name="your-name" /></span> </label></p>
  <p><label> Your email<br />
  <span ${wrap('your-email')}><input size="40"${line} ${control('email', 'wpcf7-text wpcf7-validates-as-email ')} autocomplete="email" value="" type="email" name="your-email" /></span> </label></p>
  <p><label> Your site<br />
  <span ${wrap('site')}><input size="40"${line} class="wpcf7-form-control wpcf7-url wpcf7-text wpcf7-validates-as-url" aria-invalid="false" value="" type="url" name="site" /></span> </label></p>
  <p><span ${wrap('way')}><span class="wpcf7-form-control wpcf7-checkbox wpcf7-exclusive-checkbox"><span class="wpcf7-list-item first"><label><input type="checkbox" name="way" value="Post" /><span class="wpcf7-list-item-label">Post</span></label></span><span class="wpcf7-list-item last has-free-text"><label><input type="checkbox" name="way" value="Other" /><span class="wpcf7-list-item-label">Other</span></label> <input type="text" name="${freeText}" class="wpcf7-free-text" aria-label="Which" /></span></span></span></p>
  <p><label> Your message<br />
  <span ${wrap('your-message')}><textarea cols="40" rows="10"${area} class="wpcf7-form-control wpcf7-textarea" aria-invalid="false" name="your-message"></textarea></span> </label>
  <span class="wpcf7-character-count down" data-target-name="your-message" data-starting-value="2000" data-current-value="2000" data-maximum-value="2000" data-minimum-value="0">2000</span></p>
  <p><span ${wrap('sum')}><label><span class="wpcf7-quiz-label">1 + 1 =</span> <input size="40" class="wpcf7-form-control wpcf7-quiz" autocomplete="off" aria-required="true" aria-invalid="false" type="text" name="sum" /></label><input type="hidden" name="_wpcf7_quiz_answer_sum" value="two" /></span></p>
  <p><span ${wrap('terms')}><span class="wpcf7-form-control wpcf7-acceptance"><span class="wpcf7-list-item"><label><input type="checkbox" name="terms" value="1" aria-invalid="false" /><span class="wpcf7-list-item-label">I agree</span></label></span></span></span></p>`

/** @param more markup after its fields */
export const formOfRelease = (release: Release, more = ''): string => {
  const { version, wrapper, hidden } = release
  const tag = 'wpcf7-f7-p12-o1'
  const names = {
    '': 7,
    _version: version,
    _locale: 'en_US',
    _unit_tag: tag,
    _container_post: 12,
    _posted_data_hash: '',
  }
  const pluginFields = Object.entries(names).map(
    ([name, value]) => `<input type="hidden" name="_wpcf7${name}" value="${value}" />`,
  )
  return `
    <div ${wrapper} id="${tag}" lang="en-US" dir="ltr">
      <div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
      <form action="/contact#${tag}" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate="novalidate" data-status="init">
        ${hidden.join(pluginFields.join('\n'))}${fieldsOf(release)}${more}
        <p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send" /></p><div class="wpcf7-response-output" aria-hidden="true"></div>
      </form>
    </div>`
}
