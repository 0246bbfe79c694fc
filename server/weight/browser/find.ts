/** Finds a Chrome or Chromium that is installed. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '../../lib/failure'

type Environment = Record<string, string | undefined>

const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium-headless-shell',
  'microsoft-edge',
]

/** The usual places on systems without a folder of programs. */
const PLACES = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const NONE =
  'No Chrome or Chromium was found on this machine. Install one, or say where it is: CHROME_PATH=/path/to/chrome npx wisp weigh --url …'

/** Throws a Failure that says what to do. @param all places beside those of PATH */
export const findBrowser = (
  { CHROME_PATH: named, PATH = '' }: Environment,
  all: readonly string[] = PLACES,
): string => {
  if (named && existsSync(named)) return named
  if (named) throw new Failure(`CHROME_PATH names ${named}, and there is no such file`)
  const programs = PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => PROGRAMS.map((program) => join(folder, program)))
  const path = [...programs, ...all].find((path) => existsSync(path))
  if (!path) throw new Failure(NONE)
  return path
}
