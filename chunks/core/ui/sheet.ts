/** A constructed sheet: a page whose policy forbids `<style>` still takes it (https://drafts.csswg.org/cssom/#constructed). */
export const sheet = (css: string): CSSStyleSheet => {
  const made = new CSSStyleSheet()
  made.replaceSync(css)
  return made
}
