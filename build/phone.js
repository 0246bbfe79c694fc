/**
 * What the phone widget knows of the world, cut into what one visitor needs: which country has which dial code, and, a file per
 * dial code, how its numbers are built. Countries that share a dial code share their rules as well, as in North America.
 */
import { readFileSync } from 'node:fs'
import { at } from './paths.js'

/** @typedef {import('libphonenumber-js/core').MetadataJson} Metadata */

/** The largest set: it alone tells a number that is too short from one that is not. @returns {Metadata} */
const read = () => JSON.parse(readFileSync(at('node_modules/libphonenumber-js/metadata.max.json'), 'utf8'))

/** @param {string} name @param {unknown} value */
const module = (name, value) => ({ fileName: `phone/${name}.js`, code: `export default ${JSON.stringify(value)}\n` })

/** @param {Metadata} all @param {string} code @returns {Metadata} the same, of one dial code alone */
const of = ({ version, country_calling_codes, countries }, code) => {
  const own = country_calling_codes[code] ?? []
  return {
    version,
    country_calling_codes: { [code]: own },
    countries: Object.fromEntries(own.map((country) => [country, countries[country]])),
    nonGeographic: {},
  }
}

/** Modules for the chunks' folder, which the widget loads by name: `phone/countries`, `phone/1`, `phone/44` … */
export const phoneFiles = () => {
  const all = read()
  const codes = Object.keys(all.country_calling_codes)
  // The country whose rules the others of its code follow comes first.
  const countries = codes.flatMap((code) => (all.country_calling_codes[code] ?? []).map((country) => [country, code]))
  return [module('countries', Object.fromEntries(countries)), ...codes.map((code) => module(code, of(all, code)))]
}
