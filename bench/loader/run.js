/** `npm run bench:loader`: builds if the sources have changed, then measures (main.ts). */
import { start } from '../start.js'
import { prepareSystem } from '../system.js'

await start('bench/loader/main.ts', await prepareSystem())
