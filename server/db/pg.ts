/** The driver of PostgreSQL. It is loaded when it is first needed: commands on the embedded database start sooner without it. */
import { createRequire } from 'node:module'
import type pg from 'pg'

export const driver = (): typeof pg => createRequire(import.meta.url)('pg')
