import type { InboxMessage, InboxThread } from '#contract/inbox.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import type { SortOf } from '#contract/rules/list-sorts.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { countUpTo, onPage, sortedBy } from '#kit/lists/matching-rows.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { listAccountNames, requireAccount, requireColleague } from '#modules/identity/index.ts'
import { type InboxFilter, type InboxRow, matchingMessages, parentOf, presentMessage, selectMessages, tableOf } from './inbox-store.ts'
import { replyMailJob } from './reply-mail-job.ts'

type Search = InboxFilter & { sort: SortOf<'inbox'>; order: 'asc' | 'desc'; page: number; limit: number }

export async function listMessages(ctx: Ctx, search: Search) {
  const matching = matchingMessages(ctx.db, search)
  const sorted = sortedBy(matching, search, { created_at: 'm.created_at', updated_at: 'm.updated_at' }, 'm.id')
  const [rows, total] = await Promise.all([onPage(sorted, search).execute(), countUpTo(ctx.db, matching, mostCounted)])
  return { messages: rows.map(presentMessage), total, page: search.page, limit: search.limit }
}

/** Throws NotFound. */
export async function getThread(ctx: Ctx, id: string): Promise<InboxThread> {
  return presentThread(ctx, await findMessage(ctx, id))
}

type MessageChange = {
  status?: InboxMessage['status'] | undefined
  assigned_to?: string | null | undefined
  expected_updated_at?: string | undefined
}

/** Throws NotFound, changed_meanwhile, InvalidInput if the assigned account does not belong to the back office. */
export async function changeMessage(ctx: Ctx, id: string, { expected_updated_at, ...change }: MessageChange): Promise<InboxThread> {
  return inTransaction(ctx, async (inside) => {
    const before = await lockMessage(inside, id)
    if (expected_updated_at !== undefined) requireUnchanged(await presentThread(inside, before), expected_updated_at)
    if (change.assigned_to) await requireColleague(inside, change.assigned_to)
    await inside.db
      .updateTable(tableOf[before.kind])
      .set({ ...change, updated_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute()
    return record(inside, 'message.change', before)
  })
}

/** Sends the answer by mail and adds it to the thread. The first person who answers is assigned to the message. Throws NotFound. */
export async function replyToMessage(ctx: Ctx, id: string, text: string): Promise<InboxThread> {
  const { accountId } = requireAccount(ctx.actor)
  return inTransaction(ctx, async (inside) => {
    const before = await lockMessage(inside, id)
    const [replyId, now] = [newId(), ctx.clock.now()]
    await inside.db
      .insertInto('message_replies')
      .values({ id: replyId, [parentOf[before.kind]]: id, account_id: accountId, text, created_at: now })
      .execute()
    await inside.db
      .updateTable(tableOf[before.kind])
      .set({
        status: before.status === 'new' ? 'open' : before.status,
        assigned_to: before.assigned_to ?? accountId,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    await inside.jobs.enqueue(inside.db, replyMailJob, { id: replyId })
    return record(inside, 'message.reply', before)
  })
}

async function findMessage({ db }: Pick<Ctx, 'db'>, id: string): Promise<InboxRow> {
  const row = await selectMessages(db).where('m.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

async function lockMessage(ctx: Ctx, id: string): Promise<InboxRow> {
  const { kind } = await findMessage(ctx, id)
  await ctx.db.selectFrom(tableOf[kind]).select('id').where('id', '=', id).forUpdate().execute()
  return findMessage(ctx, id)
}

/** The audit log contains only ids of people and nothing of the text. */
async function record(ctx: Ctx, action: 'message.change' | 'message.reply', before: InboxRow): Promise<InboxThread> {
  const after = await findMessage(ctx, before.id)
  const fields = ({ status, assigned_to }: InboxRow) => ({ status, assigned_to })
  await recordChange(ctx, { action, entity: 'message', entityId: before.id, before: fields(before), after: fields(after) })
  return presentThread(ctx, after)
}

async function presentThread(ctx: Pick<Ctx, 'db'>, row: InboxRow): Promise<InboxThread> {
  const replies = await ctx.db
    .selectFrom('message_replies')
    .select(['id', 'account_id', 'text', 'created_at'])
    .where(parentOf[row.kind], '=', row.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const names = await listAccountNames(
    ctx,
    replies.flatMap(({ account_id }) => account_id ?? []),
  )
  const first = { id: row.id, from: 'visitor' as const, by: row.name, text: row.text, at: row.created_at.toISOString() }
  return {
    ...presentMessage(row),
    wants_newsletter: row.wants_newsletter,
    thread: [
      first,
      ...replies.map(({ id, account_id, text, created_at }) => ({
        id,
        from: 'staff' as const,
        by: names.get(account_id ?? '') ?? '',
        text,
        at: created_at.toISOString(),
      })),
    ],
  }
}
