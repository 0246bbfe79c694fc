/**
 * Offences of code that is being rewritten: what a line matches is let pass for now. A line that matches nothing any more is an offence
 * itself, so that the list only gets shorter. When it is empty, delete this file and its use in run.js.
 */
export const LATER = [
  // popup.ts is being divided, and with it go the circles through it.
  // The first users of these types are being written.
  /^build\/\w+\.js:\d+ (pack|sweep|noticesOf): exported/,
  /^loader\/triggers\/index\.ts:\d+ Known: exported/,
  /^chunks\/services\/inspector\/[\w/]+\.ts:\d+ (distance|TriggerWords|Case): exported/,
]
