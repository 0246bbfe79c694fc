/** The suite with one line of the source broken while it is loaded. No file is changed. */
import { defineConfig, mergeConfig } from 'vitest/config'
import { at, root } from '../../build/paths.js'
import config from '../../vitest.config.ts'

const { file, line, broken } = JSON.parse(process.env.WISP_BREAK ?? '{}')

export default mergeConfig(
  config,
  defineConfig({
    root,
    plugins: [
      {
        name: 'break',
        enforce: 'pre',
        transform(code, id) {
          if (file && id.split('?')[0] === at(file)) return code.replace(line, () => broken)
        },
      },
    ],
  }),
)
