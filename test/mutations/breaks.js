/** The mutations: which line is broken, how, and which tests must notice. */

/** @param {string} file @param {string[]} tests @param {[line: string, broken: string][]} lines */
const breaks = (file, tests, lines) => lines.map(([line, broken]) => ({ file, tests, line, broken }))

const LOADER = ['test/unit/loader']
const OUTBOX = ['test/unit/chunks/services/report/outbox', 'test/unit/chunks/services/report/reports']
const CONVERSION = ['test/server/conversion', 'test/server/draw']

export const BREAKS = [
  ...breaks('loader/rules/index.ts', LOADER, [
    ["frequency.rule === 'always'", 'true'],
    ['stopWhenConverted &&', 'true &&'],
    ['< count * DAY', '<= count * DAY'],
    ['passed < count', 'passed <= count'],
    ["rule === 'once' ||", ''],
  ]),
  ...breaks('loader/triggers/index.ts', LOADER, [
    ['before < goal && reached >= goal', 'reached >= goal'],
    ['if (crossed) fire(state, name)', 'if (crossed) {}'],
    [' && context.allowed(state)', ''],
  ]),
  ...breaks('loader/lifecycle.ts', LOADER, [
    ["now.displayed ? 'gone' : ", ''],
    ['if (isActive(status.peek())) return', 'if (false) return'],
    ['firing: ++firings', 'firing: 1'],
  ]),
  ...breaks('loader/watch.ts', LOADER, [['status.peek().displayed ||', '']]),
  ...breaks('loader/triggers/exit-intent.ts', LOADER, [
    [' && !relatedTarget', ''],
    ['clientY <= 0', 'true'],
  ]),
  ...breaks('loader/triggers/click.ts', LOADER, [['event.defaultPrevented || ', '']]),
  ...breaks(
    'chunks/services/targeting/triggers/inactivity.ts',
    ['test/unit/chunks/services/targeting'],
    [
      ['if (!doc.hidden) ', ''],
      ['lastActivity = Date.now()\n  }', '}'],
    ],
  ),
  ...breaks(
    'chunks/services/targeting/rules/index.ts',
    ['test/unit/chunks/services/targeting'],
    [['adblock !== page.adblock', 'adblock === page.adblock']],
  ),
  ...breaks(
    'chunks/core/ui/display-queue/display-queue.ts',
    ['test/unit/chunks/core/ui/display-queue', ...LOADER],
    [
      ['!isExclusive(state) || ', ''],
      ['if (context.allowed(state)) {', 'if (true) {'],
      ['lifecycle.leave(state, suppressed)', 'undefined'],
    ],
  ),
  ...breaks('chunks/core/show/show.ts', LOADER, [
    ["how === 'x' || how === 'escape'", "how === 'x'"],
    ["mark(page, campaign, 'seen')", ''],
    ["mark(page, campaign, 'closed', how)", "mark(page, campaign, 'closed')"],
  ]),
  ...breaks('chunks/services/report/outbox.ts', OUTBOX, [
    ['return Boolean(refusals?.isRefusedForGood(page.storage, key, answer))', 'return !worthRetrying(answer.status)'],
    ['if (isDone) removeEntry(page, key)', 'removeEntry(page, key)'],
    ['if (activeQueues.get(queue)) continue', ''],
    ['for (const key of retries.keys()) retries.get(key)?.()', ''],
    ['.slice(0, -MAX_SHOWINGS)', '.slice(MAX_SHOWINGS)'],
    ['.length < KEEPALIVE_LIMIT', '.length > KEEPALIVE_LIMIT'],
  ]),
  ...breaks('chunks/services/refusals/index.ts', OUTBOX, [
    ['isFinal(storage, key, answer)', 'isRefused(answer)'],
    ['else postpone(storage, key)', ''],
  ]),
  ...breaks(
    'shared/page/storage/storage.ts',
    ['test/unit/shared'],
    [
      ['=> end(entry) > Date.now()', '=> true'],
      ['if (consented) tried(() => localStorage.set', 'tried(() => localStorage.set'],
      ["living(yes ? '' : LEAD_PREFIX)", '[]'],
    ],
  ),
  ...breaks(
    'shared/page/forms/check.ts',
    ['test/unit/shared/page/forms', 'test/unit/chunks/popup/submit'],
    [
      ['!isConsent(field) && ', ''],
      ["name === 'email'", 'false'],
    ],
  ),
  ...breaks(
    'shared/page/forms/native.ts',
    ['test/unit/shared/page/forms', 'test/unit/chunks/popup/submit'],
    [
      ["dataAttribute(field, 'wispCheck').includes('no-validation')", 'false'],
      ["['valueMissing', 'tick']", "['valueMissing', 'invalid']"],
    ],
  ),
  ...breaks(
    'shared/checks/field-checks.ts',
    ['test/unit/shared/checks'],
    [
      ["if (type === 'hidden') return []", ''],
      ['needed && NAME_FIELDS.includes(name)', 'NAME_FIELDS.includes(name)'],
      ['formats.length || !usual ? formats : [usual]', 'formats'],
      ['const typed = tidied(field, value, options)', 'const typed = value'],
    ],
  ),
  ...breaks('shared/checks/common.ts', ['test/unit/shared/checks'], [['!domain || ', '']]),
  ...breaks('server/leads/conversions.ts', CONVERSION, [
    [".where('popup_id', '=', popupId)", ''],
    ['before?.id ?? row.id', 'row.id'],
  ]),
  ...breaks('server/leads/conversion-row.ts', CONVERSION, [
    ['.toLowerCase()', ''],
    ['lead: Number(conversion.lead)', 'lead: 1'],
    ['suspect: Number(conversion.suspect)', 'suspect: 0'],
  ]),
  ...breaks(
    'server/prizes/queries.ts',
    ['test/server/draw'],
    [
      [".where('given', '<', stock)", ''],
      ['weights[place] = 0', 'return'],
    ],
  ),
  ...breaks('server/http/rate.ts', ['test/server/rate'], [['enough ? filled - cost : filled', 'filled']]),
]
