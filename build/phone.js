/**
 * The phone widget's data, split so that a visitor loads only what they need: which country has which dial code and,
 * one file per dial code, the format of its numbers. Countries that share a dial code share the rules as well, as in
 * North America.
 */
import { readFileSync } from 'node:fs'
import { at } from './paths.js'

/** @typedef {import('libphonenumber-js/core').MetadataJson} Metadata */

/**
 * Only the largest set distinguishes a number that is too short from one that is otherwise invalid.
 * @returns {Metadata}
 */
const read = () => JSON.parse(readFileSync(at('node_modules/libphonenumber-js/metadata.max.json'), 'utf8'))

/** @param {string} name @param {unknown} value */
const module = (name, value) => ({ fileName: `phone/${name}.js`, code: `export default ${JSON.stringify(value)}\n` })

/** @param {Metadata} all @param {string} code @returns {Metadata} the part about one dial code */
const of = ({ version, country_calling_codes, countries }, code) => {
  const regions = country_calling_codes[code] ?? []
  return {
    version,
    country_calling_codes: { [code]: regions },
    countries: Object.fromEntries(regions.map((country) => [country, countries[country]])),
    nonGeographic: {},
  }
}

/** Modules for the chunks' folder that the widget loads by name: `phone/countries`, `phone/1`, `phone/44` … */
export const phoneFiles = () => {
  const all = read()
  const codes = Object.keys(all.country_calling_codes)
  // The first country of a code is the one whose rules the others follow.
  const countries = codes.flatMap((code) => (all.country_calling_codes[code] ?? []).map((country) => [country, code]))
  return [module('countries', Object.fromEntries(countries)), ...codes.map((code) => module(code, of(all, code)))]
}
