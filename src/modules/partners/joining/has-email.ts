import { sql } from 'kysely'

/** The condition of the unique index partners_one_of_address, as a literal: with a parameter PostgreSQL can't match the index in a generic plan. */
export const hasEmail = sql<boolean>`email <> ''`
