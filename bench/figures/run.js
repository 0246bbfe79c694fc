/** `npm run figures`: builds if the sources have changed, counts, and mends the documents (main.ts). */
import { start } from '../start.js'

await start('bench/figures/main.ts', process.argv.slice(2))
