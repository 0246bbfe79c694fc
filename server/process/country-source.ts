import { wrongUsage } from '../lib/invalid'
import type { Log } from '../lib/log'
import type { CountrySource } from '../targeting/country'
import { openCountryFile } from '../targeting/country-file'
import type { Config } from './config'

const opened = (path: string, log: Log) => {
  try {
    return openCountryFile(path, log)
  } catch (error) {
    throw wrongUsage(
      `WISP_COUNTRY_FILE=${path} cannot be read: ${(error as Error).message}. It must be a file in the MMDB format`,
    )
  }
}

export const countrySource = ({ countryFile, countryHeader }: Config, log: Log): CountrySource => ({
  header: countryHeader,
  file: countryFile ? opened(countryFile, log) : undefined,
})
