/** Drives Firefox without a window. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, ended } from './command'
import { connectTo } from './marionette'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const find = () => [process.env.FIREFOX_PATH, ...PLACES].find((path) => path && existsSync(path))

/** Use a free port, and switch off what would change or delay the pages under test. */
const PREFERENCES = {
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
}

const toFile = (preferences: object): string =>
  Object.entries(preferences)
    .map((pair) => `user_pref(${pair.map((each) => JSON.stringify(each)).join()});`)
    .join('\n')

/** Firefox writes its port into this file. */
const portOf = async (profile: string): Promise<number> => {
  const file = join(profile, 'MarionetteActivePort')
  while (!existsSync(file) || !readFileSync(file, 'utf8')) await new Promise((resolve) => setTimeout(resolve, 100))
  return Number(readFileSync(file, 'utf8'))
}

export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr',
  isInstalled: () => Boolean(find()),
  async start() {
    const profile = mkdtempSync(join(tmpdir(), 'wisp-firefox-'))
    writeFileSync(join(profile, 'user.js'), toFile(PREFERENCES))
    const options = ['--headless', '--marionette', '--no-remote', '--profile', profile]
    const child = spawn(find() as string, options, { stdio: 'ignore' })
    return {
      command: await connectTo(await portOf(profile)),
      async end() {
        child.kill()
        await ended(child)
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  },
}
