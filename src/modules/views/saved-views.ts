import type { SavedView } from '#contract/saved-views.ts'
import { isUniqueViolation } from '#kit/database/sql-errors.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'

/** Limited because all views are shown above their list. */
const mostOfOneList = 30

const columns = ['id', 'list', 'name', 'query', 'updated_at'] as const

export async function listViews(ctx: Ctx, list: string): Promise<{ views: SavedView[] }> {
  const views = await ownViews(ctx).where('list', '=', list).select(columns).orderBy('created_at').orderBy('id').execute()
  return { views: views.map(toView) }
}

/** Throws view_name_taken, too_many_views. */
export async function saveView(ctx: Ctx, { list, name, query }: Pick<SavedView, 'list' | 'name' | 'query'>): Promise<SavedView> {
  const { accountId } = requireAccount(ctx.actor)
  // Serialises concurrent calls, so the second one counts the first view.
  await ctx.db.selectFrom('profiles').select('id').where('id', '=', accountId).forUpdate().execute()
  const { views } = await listViews(ctx, list)
  if (views.length >= mostOfOneList) refuse('too_many_views', { most: mostOfOneList })
  return namedOnce(
    ctx.db
      .insertInto('saved_views')
      .values({ id: newId(), account_id: accountId, list, name, query, created_at: ctx.clock.now(), updated_at: ctx.clock.now() })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
}

type ViewChange = { id: string; name?: string | undefined; query?: string | undefined; expected_updated_at?: string | undefined }

/** Throws NotFound, view_name_taken, changed_meanwhile. */
export async function changeView(ctx: Ctx, { id, name, query, expected_updated_at }: ViewChange): Promise<SavedView> {
  const { accountId } = requireAccount(ctx.actor)
  const found = await ownViews(ctx).where('id', '=', id).select(columns).forUpdate().executeTakeFirst()
  if (!found) throw new NotFound()
  requireUnchanged(toView(found), expected_updated_at)
  return namedOnce(
    ctx.db
      .updateTable('saved_views')
      .set({ name: name ?? found.name, query: query ?? found.query, updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
}

/** Throws NotFound. */
export async function removeView(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireAccount(ctx.actor)
  const { numDeletedRows } = await ctx.db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new NotFound()
}

function ownViews({ db, actor }: Ctx) {
  return db.selectFrom('saved_views').where('account_id', '=', requireAccount(actor).accountId)
}

type ViewRow = Omit<SavedView, 'updated_at'> & { updated_at: Date }

function toView({ updated_at, ...view }: ViewRow): SavedView {
  return { ...view, updated_at: updated_at.toISOString() }
}

async function namedOnce(writing: Promise<ViewRow>): Promise<SavedView> {
  try {
    return toView(await writing)
  } catch (error) {
    if (isUniqueViolation(error, 'saved_views_name_once')) refuse('view_name_taken')
    throw error
  }
}
