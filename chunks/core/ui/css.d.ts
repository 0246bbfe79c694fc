interface ImportMeta {
  /** The css that a chunk imports, as text for its shadow root (build/plugins/css.ts). */
  readonly wispCss: string
}
