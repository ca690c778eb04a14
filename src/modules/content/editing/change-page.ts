import type { AdminContentPage, ContentPageChange } from '#contract/content-pages.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { storeDraft, storePublished } from './page-store.ts'
import { changedPageState, flatState, isSameState } from './page-texts.ts'
import { getPage, getStoredPage } from './read-pages.ts'

type Change = Omit<ContentPageChange, 'expected_updated_at'>

/**
 * Saves a page's draft or publishes it; inside a transaction. A draft equal to the public page is deleted. Throws page_not_found,
 * changed_meanwhile (409), InvalidInput.
 */
export async function changePage(
  ctx: Ctx,
  slug: string,
  { publish = false, ...change }: Change,
  expected?: string,
): Promise<AdminContentPage> {
  await ctx.db.selectFrom('content_pages').select('slug').where('slug', '=', slug).forUpdate().execute()
  const before = await getStoredPage(ctx, slug)
  if (expected !== undefined) requireUnchanged(await getPage(ctx, slug), expected)
  const edited = before.draft ?? before.published
  const state = changedPageState(edited, change)
  const isPublic = isSameState(state, before.published)
  const by = ctx.actor.kind === 'account' ? ctx.actor.accountId : null
  if (publish && !isPublic) await storePublished(ctx, slug, state, by)
  await storeDraft(ctx, slug, publish || isPublic ? undefined : state, by)
  await recordChange(ctx, {
    action: publish ? 'page.publish' : 'page.change',
    entity: 'page',
    entityId: slug,
    entityName: state.texts.en.title,
    before: flatState(publish ? before.published : edited),
    after: flatState(state),
  })
  return getPage(ctx, slug)
}
