/** The commands for a backup of PostgreSQL, whose own tools do it best. */
import { mustBeAddress } from '../db/postgres-failure'

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Without the password, which other users of the machine would see among the running programs. */
const addressOf = (databaseUrl: string): { address: string; secret: boolean } => {
  mustBeAddress(databaseUrl)
  // The address of a socket has no host.
  const url = new URL(databaseUrl.replace('@/', '@local-socket/'))
  const secret = url.password !== ''
  url.password = ''
  // Only the driver understands these parameters.
  const { searchParams: parameters } = url
  if (parameters.get('sslmode') === 'no-verify') parameters.set('sslmode', 'require')
  for (const name of ['ssl', 'uselibpqcompat']) if (parameters.has(name)) parameters.delete(name)
  return { address: url.href.replace('@local-socket/', '@/'), secret }
}

const withPassword = (command: string, secret: boolean): string =>
  secret ? `PGPASSWORD=… ${command}\n(with the password of DATABASE_URL, or with a line in ~/.pgpass)` : command

export const dumpCommand = (databaseUrl: string, file: string): string => {
  const { address, secret } = addressOf(databaseUrl)
  return withPassword(`pg_dump --format=custom --no-owner --file=${quoted(file)} ${quoted(address)}`, secret)
}

export const restoreCommand = (databaseUrl: string, file: string): string => {
  const { address, secret } = addressOf(databaseUrl)
  return withPassword(
    `pg_restore --clean --if-exists --no-owner --single-transaction --dbname=${quoted(address)} ${quoted(file)}`,
    secret,
  )
}
