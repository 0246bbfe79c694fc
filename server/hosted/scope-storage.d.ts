/** server/web/hosted/scope-storage.ts, which runs in browsers: the server only sends its text (build/own-modules.js). */
declare module 'wisp:scope-storage' {
  export const SCOPES: readonly ((prefix: string) => void)[]
}
