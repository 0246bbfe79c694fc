/** server/web/edge/answer-inside.ts, which runs in browsers: the server only sends its text, minified (build/own-modules.js). */
declare module 'wisp:answer-inside' {
  export const answerInside: string
}
