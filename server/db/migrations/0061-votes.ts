import type { Stepwise } from '../migrate'

/** Answers to the questions of polls, counted. */
export const votes: Stepwise = {
  steps: [
    async (db) => {
      await db.schema
        .createTable('vote')
        .addColumn('popup_id', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('client_id', 'text', (column) => column.notNull())
        .addColumn('answers', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('vote_key', ['popup_id', 'field', 'client_id'])
        .execute()
    },
    async (db) => {
      await db.schema
        .createTable('vote_count')
        .addColumn('popup_id', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('writer', 'integer', (column) => column.notNull())
        .addColumn('votes', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('vote_count_key', ['popup_id', 'field', 'answer', 'writer'])
        .execute()
    },
  ],
}
