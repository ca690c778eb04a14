import { sql } from 'kysely'
import type { AuditAction } from '#contract/rules/audit-actions.ts'
import type { NewSizeGuide, SizeGuide, SizeGuideChange } from '#contract/size-guides.ts'
import { holdsWords } from '#kit/database/holds-words.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { presentSizeGuide, readSizeGuides } from './size-guide-store.ts'

type Search = { q?: string | undefined; sort: SortOf<'sizeGuides'>; order: 'asc' | 'desc'; page: number; limit: number }

export async function listSizeGuides({ db }: Pick<Ctx, 'db'>, search: Search) {
  const matching = search.q ? readSizeGuides(db).where(holdsWords(sql`g.name`, search.q)) : readSizeGuides(db)
  const rows = await onPage(sortedBy(matching, search, { updated_at: 'g.updated_at', name: 'g.name' }, 'g.id'), search).execute()
  const total = await countUpTo(db, matching, mostCounted)
  return { size_guides: rows.map(presentSizeGuide), total, page: search.page, limit: search.limit }
}

/** Throws size_guide_not_found. */
export async function getSizeGuide({ db }: Pick<Ctx, 'db'>, id: string): Promise<SizeGuide> {
  const row = await readSizeGuides(db).where('g.id', '=', id).executeTakeFirst()
  if (!row) refuse('size_guide_not_found')
  return presentSizeGuide(row)
}

/** Requires a transaction. Throws InvalidInput for a row or a translation of another length than the columns. */
export async function createSizeGuide(ctx: Ctx, input: NewSizeGuide): Promise<SizeGuide> {
  const { name, columns, unit = '', rows = [], translations = {} } = input
  const guide = { name, unit, columns, rows, translations: without(translations) }
  requireSameLength(guide)
  const [id, now] = [newId(), ctx.clock.now()]
  await ctx.db
    .insertInto('size_guides')
    .values({ id, ...stored(guide), created_at: now, updated_at: now })
    .execute()
  return logged(ctx, 'size_guide.create', undefined, await getSizeGuide(ctx, id))
}

/** Requires a transaction. Throws size_guide_not_found, changed_meanwhile (409) and the errors of createSizeGuide. */
export async function changeSizeGuide(ctx: Ctx, id: string, change: SizeGuideChange, expectedUpdatedAt?: string): Promise<SizeGuide> {
  await ctx.db.selectFrom('size_guides').select('id').where('id', '=', id).forUpdate().execute()
  const before = await getSizeGuide(ctx, id)
  requireUnchanged(before, expectedUpdatedAt)
  const { translations, ...fields } = change
  const guide = { ...before, ...fields, translations: without({ ...before.translations, ...translations }) }
  requireSameLength(guide)
  await ctx.db.updateTable('size_guides').set(stored(guide)).where('id', '=', id).execute()
  return logged(ctx, 'size_guide.change', before, await getSizeGuide(ctx, id))
}

/** Requires a transaction. Its products then have no size guide. Throws size_guide_not_found. */
export async function removeSizeGuide(ctx: Ctx, id: string): Promise<void> {
  const before = await getSizeGuide(ctx, id)
  await ctx.db.deleteFrom('size_guides').where('id', '=', id).execute()
  const { name, unit, columns, rows } = before
  await recordChange(ctx, {
    action: 'size_guide.delete',
    entity: 'size_guide',
    entityId: id,
    entityName: name,
    before: { name, unit, columns, rows },
  })
}

type Guide = Pick<SizeGuide, 'name' | 'unit' | 'columns' | 'rows' | 'translations'>

function requireSameLength({ columns, rows, translations }: Guide): void {
  const wrong = rows.flatMap((row, place) => (row.length === columns.length ? [] : [[`rows.${place}`, 'not_as_columns'] as const]))
  const others = Object.entries(translations).flatMap(([language, texts]) =>
    !texts?.columns || texts.columns.length === columns.length ? [] : [[`translations.${language}.columns`, 'not_as_columns'] as const],
  )
  if (wrong.length + others.length > 0) throw new InvalidInput(Object.fromEntries([...wrong, ...others]))
}

function without(translations: Record<string, object | null>): SizeGuide['translations'] {
  return Object.fromEntries(Object.entries(translations).filter(([, texts]) => texts !== null))
}

function stored({ name, unit, columns, rows, translations }: Guide) {
  return { name, unit, columns, rows: JSON.stringify(rows), translations: JSON.stringify(translations) }
}

async function logged(
  ctx: Ctx,
  action: Extract<AuditAction, `size_guide.${string}`>,
  before: SizeGuide | undefined,
  after: SizeGuide,
): Promise<SizeGuide> {
  const auditedFields = ({ name, unit, columns, rows, translations }: SizeGuide) => ({ name, unit, columns, rows, translations })
  await recordChange(ctx, {
    action,
    entity: 'size_guide',
    entityId: after.id,
    entityName: after.name,
    ...(before && { before: auditedFields(before) }),
    after: auditedFields(after),
  })
  return after
}
