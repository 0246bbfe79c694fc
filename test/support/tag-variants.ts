/**
 * Ways in which tools put a script of ours onto a page, by what these tools do to a tag. In a page, `{{src}}` is the address of
 * the script, `{{key}}` that of the site, and the variables SRC and KEYED hold the script's address and the one with the key.
 */
export type Script = 'wisp' | 'wisp-page' | 'wisp-site'

type TagVariant = [placement: string, head: string]

const script = (text: string): string => `<script>${text}</script>`
const append = (attributes: string, more = ''): string =>
  script(
    `{ const made = Object.assign(document.createElement('script'), { ${attributes} }); ${more}; document.head.append(made) }`,
  )
/** The tag as a tool has left it, so that it does not run by itself. */
const inert = (attributes: string): string => `<script ${attributes} data-site="{{key}}"></script>`
/** A new element with nothing but the address of the one before. */
export const bareCopy = (name: string): string =>
  script(
    `{ const kept = document.currentScript.previousElementSibling; document.head.append(Object.assign(document.createElement('script'), { src: kept.getAttribute('${name}') })) }`,
  )
const fetched = (address: string, run: string): string =>
  script(`fetch(${address}).then((answer) => answer.text()).then((text) => { ${run} })`)
const BLOB = 'URL.createObjectURL(new Blob([text], { type: "text/javascript" }))'

/** All three scripts support each of them. */
export const TAG_VARIANTS: TagVariant[] = [
  ['the tag itself', '<script async src="{{src}}" data-site="{{key}}"></script>'],
  ['deferred', '<script defer src="{{src}}" data-site="{{key}}"></script>'],
  ['as a module', '<script type="module" src="{{src}}" data-site="{{key}}"></script>'],
  ['at the end of the body', '<body><p>Text</p><script src="{{src}}" data-site="{{key}}"></script>'],
  ['with its address below the page’s base', '<base href="/shop/"><script src="{{src}}" data-site="{{key}}"></script>'],
  ['React’s spelling', '<script src="{{src}}" dataSite="{{key}}"></script>'],
  [
    'inserted after the page has loaded',
    script(
      "addEventListener('load', () => { const made = document.createElement('script'); made.src = SRC; made.dataset.site = '{{key}}'; document.body.append(made) })",
    ),
  ],
  [
    'inserted, and taken out before it runs',
    append('src: SRC', "made.dataset.site = '{{key}}'; setTimeout(() => made.remove())"),
  ],
  ['written into the page', script("document.write('<script src=' + SRC + ' data-site={{key}}><\\/script>')")],
  ['appended by jQuery', script("jQuery('head').append('<script src=' + SRC + ' data-site={{key}}><\\/script>')")],
  ['pasted twice, once bare', '<script src="{{src}}" data-site="{{key}}"></script><script src="{{src}}"></script>'],
  [
    'a delayer’s original (text/plain, data-src), run as a bare script',
    inert('type="text/plain" data-src="{{src}}"') + bareCopy('data-src'),
  ],
  [
    'an optimiser that renames src (data-rocket-src)',
    inert('type="rocketlazyloadscript" data-rocket-src="{{src}}"') + bareCopy('data-rocket-src'),
  ],
  ['one that renames the type', inert('type="x-module" src="{{src}}"') + bareCopy('src')],
  ['one with a type of its own', inert('type="litespeed/javascript" data-src="{{src}}"') + bareCopy('data-src')],
  ['a consent tool’s own attribute', inert('type="text/plain" suppressedsrc="{{src}}"') + bareCopy('suppressedsrc')],
  [
    'a consent tool that clones the tag with another type',
    inert('type="text/plain" src="{{src}}"') +
      script(
        "{ const kept = document.currentScript.previousElementSibling; const made = document.createElement('script'); for (const { name, value } of kept.attributes) if (name !== 'type') made.setAttribute(name, value); kept.replaceWith(made) }",
      ),
  ],
  [
    'a clone with src only, in place of the original',
    '<script src="{{src}}?site={{key}}" type="text/plain"></script>' +
      script(
        "{ const kept = document.currentScript.previousElementSibling; kept.replaceWith(Object.assign(document.createElement('script'), { src: kept.src })) }",
      ),
  ],
  ['the key in the query', append("src: SRC + '?site={{key}}'")],
  ['the key in the query, with others', append("src: SRC + '?v=3&site={{key}}&spa=false'")],
  ['a bare tag, and settings of the page', script("wispSettings = { site: '{{key}}' }") + append('src: SRC')],
  ['a tag manager’s sandbox, which takes an address only', append('src: KEYED, async: true')],
  ['the key in its path, and a version that a tool has added', append("src: KEYED + '?v=3'")],
  ['a module with the key', append("src: KEYED, type: 'module'")],
  ['import() with the key in its path', script('import(KEYED)')],
  ['import() with the key in the query', script("import(SRC + '?site={{key}}')")],
  ['import() in a file of the shop', '<script type="module" src="/app.js"></script>'],
  ['a blob, of a script with its key', fetched('KEYED', `import(${BLOB})`)],
  [
    'a blob, as a classic script',
    fetched('KEYED', `document.head.append(Object.assign(document.createElement('script'), { src: ${BLOB} }))`),
  ],
  ['text that jQuery has fetched and runs', fetched('KEYED', 'jQuery.globalEval(text)')],
  ['a file with others on the shop’s own host', '<script src="/combined.js"></script>'],
  ['such a file that keeps a tag’s attributes', '<script src="/combined.js" data-site="{{key}}"></script>'],
  [
    'a file with others, and settings of the page that say our address',
    script("wispSettings = { site: '{{key}}', host: SRC.replace(/\\/[^/]*$/, '') }") +
      '<script src="/plain.js"></script>',
  ],
  ['such a file, deferred as a module', '<script type="module" src="/combined.js"></script>'],
]

/** wisp.js finds its address in more places. */
export const OTHER_WAYS: TagVariant[] = [
  ['pasted twice, bare first', '<script src="{{src}}"></script><script src="{{src}}" data-site="{{key}}"></script>'],
  [
    'text that is fetched and run, beside the original',
    inert('type="text/plain" data-src="{{src}}"') + fetched('SRC', '(0, eval)(text)'),
  ],
  [
    'the same as an element',
    inert('type="text/plain" data-src="{{src}}"') +
      fetched('SRC', "document.head.append(Object.assign(document.createElement('script'), { text }))"),
  ],
  [
    'a blob of the plain script, beside the original',
    inert('type="text/plain" data-src="{{src}}"') + fetched('SRC', `import(${BLOB})`),
  ],
  [
    'a file with others, beside the original',
    `<script type="text/plain" data-src="{{src}}" data-site="{{key}}"></script><script src="/plain.js"></script>`,
  ],
  [
    'a tag whose site a template has left empty, and settings of the page',
    `${script("wispSettings = { site: '{{key}}' }")}<script async src="{{src}}" data-site=""></script>`,
  ],
  ['import() beside settings of the page', script("wispSettings = { site: '{{key}}' }; import(SRC)")],
]
