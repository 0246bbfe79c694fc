/** A disk of a few megabytes, which can be filled. Only root may mount one. */
import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  /** Leaves no room; the returned function makes it again. */
  fill(): () => void
  remove(): void
}

/** undefined: this user may not. */
export const smallDisk = (megabytes: number): SmallDisk | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-disk-'))
  try {
    const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'wisp-test', folder]
    execFileSync('mount', args, { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return
  }
  chmodSync(folder, 0o777)
  return {
    folder,
    fill() {
      const filler = join(folder, 'filler')
      const file = openSync(filler, 'w')
      const block = Buffer.alloc(4096)
      try {
        for (;;) writeSync(file, block)
      } catch {
        // Full.
      }
      closeSync(file)
      return () => rmSync(filler)
    },
    remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true })
    },
  }
}
