/** Style sheet of the page that shows one contact form. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f2ec, #171a18);
  --card: light-dark(#fff, #202622);
  --ink: light-dark(#1d2420, #eef0ec);
  --soft: light-dark(#5a635d, #a9b2ab);
  --line: light-dark(#8a938d, #6f7972);
  --wrong: light-dark(#a32018, #ff9d92);
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  color: var(--ink);
  background: var(--paper);
  font: 17px / 1.5 system-ui, sans-serif;
}
main {
  max-width: 36rem;
  margin: 0 auto;
  padding: clamp(24px, 6vw, 72px) 20px;
}
h1 {
  margin: 0 0 24px;
  font: 400 clamp(30px, 6vw, 44px) / 1.15 'Iowan Old Style', Palatino, 'Frank Ruehl CLM', Georgia, serif;
  overflow-wrap: anywhere;
}
a {
  color: inherit;
}
form p,
fieldset {
  margin: 0 0 20px;
  padding: 0;
  border: 0;
}
label,
legend {
  padding: 0;
  font-weight: 600;
}
.wpcf7-list-item label,
.wisp-optional {
  font-weight: 400;
}
.wisp-optional {
  color: var(--soft);
}
.wpcf7-form-control-wrap {
  display: block;
  margin-block-start: 6px;
}
input:not([type='checkbox'], [type='radio'], [type='submit'], [type='file'], [type='range']),
select,
textarea {
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: 8px;
  color: inherit;
  background: var(--card);
  font: inherit;
}
input[type='range'],
input[type='file'] {
  width: 100%;
  min-height: 44px;
  font: inherit;
}
input[dir='ltr']:dir(ltr) {
  text-align: start;
}
[dir='rtl'] input[dir='ltr'] {
  text-align: right;
}
.wpcf7-list-item {
  display: block;
  padding: 8px 0;
}
.wpcf7-list-item label {
  display: flex;
  gap: 10px;
  align-items: start;
}
input[type='checkbox'],
input[type='radio'] {
  flex: none;
  width: 22px;
  height: 22px;
  margin: 2px 0 0;
  accent-color: currentColor;
}
.wpcf7-submit {
  min-height: 48px;
  padding: 12px 32px;
  border: 1px solid;
  border-radius: 999px;
  color: var(--paper);
  background: var(--ink);
  font: inherit;
  cursor: pointer;
}
:focus-visible {
  outline: 3px solid currentColor;
  outline-offset: 2px;
}
.wpcf7-not-valid:is(input, select, textarea) {
  border-color: var(--wrong);
  border-width: 2px;
}
.wpcf7-not-valid-tip {
  display: block;
  margin-block-start: 4px;
  color: var(--wrong);
}
.wpcf7-response-output {
  margin: 0 0 24px;
  padding: 12px 16px;
  border-inline-start: 4px solid var(--wrong);
  border-radius: 4px;
  background: var(--card);
}
.wpcf7-display-none,
.wpcf7-character-count {
  display: none;
}
`
