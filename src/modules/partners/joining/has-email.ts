import { sql } from 'kysely'

/**
 * Repeats the condition of the unique index partners_one_of_address as a literal: PostgreSQL can't match the index with a parameter in a
 * generic plan.
 */
export const hasEmail = sql<boolean>`email <> ''`
