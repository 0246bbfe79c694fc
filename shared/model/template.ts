/** What a template may hold, as pages and our server read it. */

/** The built-in fields (specification, section 3). A field of any other name is an extra field. */
export const BUILT_IN =
  /* @__PURE__ */ 'firstName lastName name email phone message gender country state city address zipPostalCode birthday preferences'.split(
    ' ',
  )

/** What a template needs the part `steps` for beside steps themselves: `data-wisp-NAME`, or an action of that name. */
export const STEP_MARKS = ['show-if', 'hide-if', 'progress', 'back', 'advance', 'tag', 'set']

/** Of templates and content from outside, the page keeps only these elements: any other goes with all that is in it. */
export const ALLOWED_TAGS =
  /^(a|article|b|blockquote|br|button|code|d[dlt]|div|em|fieldset|fig(caption|ure)|footer|form|h[1-6r]|header|i|img|input|label|legend|li|main|mark|nav|[ou]l|option|p|pre|[qsu]|section|select|small|span|strong|su[bp]|t(able|body|d|extarea|foot|h|head|ime|r)|svg|g|path|circle|ellipse|(poly)?line|polygon|rect|text|tspan|defs|(linear|radial)Gradient|stop|clipPath|mask|pattern|title)$/
