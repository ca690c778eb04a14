import { sql } from 'kysely'
import type { SavedReply, SavedReplyChange, NewSavedReply } from '#contract/saved-replies.ts'
import type { AuditAction } from '#contract/rules/audit-actions.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import type { Database } from '#kit/database/database.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'

type Search = { q?: string | undefined; sort: SortOf<'savedReplies'>; order: 'asc' | 'desc'; page: number; limit: number }

export async function listSavedReplies({ db }: Pick<Ctx, 'db'>, { q, ...search }: Search) {
  const matching = readAnswers(db).$if(Boolean(q), (of) =>
    of.where(holdsWords(sql`a.name || ' ' || a.text || ' ' || a.translations::text`, q ?? '')),
  )
  const sorted = sortedBy(matching, search, { name: 'a.name', updated_at: 'a.updated_at' }, 'a.id')
  const [rows, total] = await Promise.all([onPage(sorted, search).execute(), countUpTo(db, matching, mostCounted)])
  return { kept_answers: rows.map(present), total, page: search.page, limit: search.limit }
}

/** Throws NotFound. */
export async function getSavedReply({ db }: Pick<Ctx, 'db'>, id: string): Promise<SavedReply> {
  const row = await readAnswers(db).where('a.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  return present(row)
}

/** Runs in a transaction. */
export async function createSavedReply(ctx: Ctx, { name, text, translations = {} }: NewSavedReply): Promise<SavedReply> {
  const [id, now] = [newId(), ctx.clock.now()]
  await ctx.db
    .insertInto('kept_answers')
    .values({ id, ...stored({ name, text, translations: without(translations) }), created_at: now, updated_at: now })
    .execute()
  return logged(ctx, 'kept_answer.create', undefined, await getSavedReply(ctx, id))
}

/** Runs in a transaction. Throws NotFound, changed_meanwhile (409). */
export async function changeSavedReply(ctx: Ctx, id: string, change: SavedReplyChange, expectedUpdatedAt?: string): Promise<SavedReply> {
  await ctx.db.selectFrom('kept_answers').select('id').where('id', '=', id).forUpdate().execute()
  const before = await getSavedReply(ctx, id)
  requireUnchanged(before, expectedUpdatedAt)
  const { translations, ...fields } = change
  const after = { ...before, ...fields, translations: without({ ...before.translations, ...translations }) }
  await ctx.db.updateTable('kept_answers').set(stored(after)).where('id', '=', id).execute()
  return logged(ctx, 'kept_answer.change', before, await getSavedReply(ctx, id))
}

/** Runs in a transaction. Throws NotFound. */
export async function removeSavedReply(ctx: Ctx, id: string): Promise<void> {
  const before = await getSavedReply(ctx, id)
  await ctx.db.deleteFrom('kept_answers').where('id', '=', id).execute()
  await recordChange(ctx, {
    action: 'kept_answer.delete',
    entity: 'kept_answer',
    entityId: id,
    entityName: before.name,
    before: auditedFields(before),
  })
}

function readAnswers(db: Database) {
  return db
    .selectFrom('kept_answers as a')
    .select(['a.id', 'a.name', 'a.text', 'a.created_at', 'a.updated_at'])
    .select(sql<SavedReply['translations']>`a.translations`.as('translations'))
}

function present({
  created_at,
  updated_at,
  ...row
}: Awaited<ReturnType<ReturnType<typeof readAnswers>['executeTakeFirstOrThrow']>>): SavedReply {
  return { ...row, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

type Fields = Pick<SavedReply, 'name' | 'text' | 'translations'>

/** Drops languages that are set to null. */
function without(translations: Record<string, { text: string } | null | undefined>): Fields['translations'] {
  return Object.fromEntries(Object.entries(translations).filter((entry): entry is [string, { text: string }] => Boolean(entry[1])))
}

function stored({ name, text, translations }: Fields) {
  return { name, text, translations: JSON.stringify(translations) }
}

function auditedFields({ name, text, translations }: Fields) {
  return { name, body: text, translations }
}

async function logged(
  ctx: Ctx,
  action: Extract<AuditAction, `kept_answer.${string}`>,
  before: SavedReply | undefined,
  after: SavedReply,
): Promise<SavedReply> {
  await recordChange(ctx, {
    action,
    entity: 'kept_answer',
    entityId: after.id,
    entityName: after.name,
    ...(before && { before: auditedFields(before) }),
    after: auditedFields(after),
  })
  return after
}
