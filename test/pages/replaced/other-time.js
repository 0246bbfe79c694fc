// @ts-nocheck: a script of the page
// A clock that is years ahead, with a zone and numbers of its own.
{
  const AHEAD_MS = 20 * 365 * 24 * 3600_000
  const Original = Date
  window.Date = class extends Original {
    constructor(...args) {
      if (args.length) super(...args)
      else super(Original.now() + AHEAD_MS)
    }
    static now() {
      return Original.now() + AHEAD_MS
    }
  }
}
