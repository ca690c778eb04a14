import { sql } from 'kysely'

/** A literal copy of the condition of partners_one_of_address: with a parameter a generic plan can't use the index. */
export const hasEmail = sql<boolean>`email <> ''`
