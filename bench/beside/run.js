/** `npm run bench:beside`: what visitors wait for while something else goes on (main.ts). */
import { start } from '../start.js'

await start('bench/beside/main.ts', process.argv.slice(2))
