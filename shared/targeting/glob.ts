const STANDS_FOR: Record<string, string> = { '*': '[^/]*', '**': '.*', '/**': '(/.*)?' }

/**
 * A glob as a pattern for the whole text: `*` stands for anything within a folder, `**` for anything; a `/**` at the
 * end also for nothing.
 */
export const globPattern = (glob: string): string =>
  // Own names: only what the expression finds.
  `^${glob.replace(/\/\*\*$|\*\*?|[\^$\\.+?()[\]{}|]/g, (part) => STANDS_FOR[part] ?? `\\${part}`)}$`
