/** The cases that `npm test` runs on React (test/suites.ts). */
import './forms.test'
import './games/scratch.test'
import './lightbox.test'
import './parts.test'
import './popup-types.test'
