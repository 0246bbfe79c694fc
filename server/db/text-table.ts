import type { CreateTableBuilder, Kysely } from 'kysely'

/** A table with these columns of text, none of them null. */
export const textTable = (db: Kysely<unknown>, name: string, columns: string[]): CreateTableBuilder<string, string> =>
  columns.reduce<CreateTableBuilder<string, string>>(
    (builder, column) => builder.addColumn(column, 'text', (definition) => definition.notNull()),
    db.schema.createTable(name),
  )
