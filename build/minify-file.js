/** Runs in a worker of the build, because terser takes most of its time. */
import { minify } from 'terser'

/** @param {{ code: string, options: import('terser').MinifyOptions }} file */
export default async ({ code, options }) => {
  const { code: minified, map } = await minify(code, options)
  return { code: minified, map }
}
