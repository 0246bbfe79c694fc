/** `npm run bench:loader`: builds if the sources have changed, then measures (main.ts). */
import { start } from '../start.js'

await start('bench/loader/main.ts')
