import type { Person } from '#contract/people.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { csvAnswer } from '#modules/csv-answer.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { readPeople, matchingPeople, type PeopleFilter, type PeopleSorting, type PersonRow, selectPeople } from './people-store.ts'
import { presentPerson } from './person-presenter.ts'

export async function listPeople(ctx: Ctx, search: PeopleFilter & PeopleSorting & { page: number; limit: number }) {
  const { rows, total } = await readPeople(ctx.db, search)
  return { members: rows.map(presentPerson), total, page: search.page, limit: search.limit }
}

export function exportPeople(ctx: Ctx, search: PeopleFilter & PeopleSorting) {
  const t = serverTranslator('files', ctx.language)
  return csvAnswer(ctx, {
    name: 'customers',
    query: matchingPeople(ctx.db, search),
    columns: [
      [t('members.email'), (row) => row.email],
      [t('members.name'), (row) => row.full_name],
      [t('members.phone'), (row) => row.phone],
      [t('members.registered'), (row) => row.created_at.toISOString()],
      [t('members.isMember'), (row) => t(row.is_member ? 'members.yes' : 'members.no')],
      [t('members.since'), (row) => row.member_since?.toISOString() ?? null],
    ],
  })
}

type MembershipChange = { is_member: boolean; expected_updated_at?: string | undefined }

/** Applies from the account's next request. Throws NotFound, changed_meanwhile. */
export async function setMembership(ctx: Ctx, accountId: string, change: MembershipChange): Promise<Person> {
  const { is_member: isMember, expected_updated_at } = change
  return inTransaction(ctx, async (inside) => {
    const before = await lockPerson(inside, accountId)
    requireUnchanged(presentPerson(before), expected_updated_at)
    await inside.db
      .updateTable('profiles')
      .set((eb) => ({
        is_member: isMember,
        ...(isMember ? { member_since: eb.fn.coalesce('member_since', eb.val(ctx.clock.now())) } : {}),
        membership_requested_at: null,
        updated_at: ctx.clock.now(),
      }))
      .where('id', '=', accountId)
      .execute()
    const after = await lockPerson(inside, accountId)
    await recordChange(inside, {
      action: 'member.membership',
      entity: 'account',
      entityId: accountId,
      before: membershipOf(before),
      after: membershipOf(after),
    })
    return presentPerson(after)
  })
}

/** Throws NotFound for an unknown or closed account. */
export async function lockPerson({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<PersonRow> {
  const row = await selectPeople(db).where('p.id', '=', accountId).forNoKeyUpdate('p').executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

function membershipOf({ is_member, member_since }: PersonRow) {
  return { is_member, member_since }
}
