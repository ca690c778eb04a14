import { lazy } from 'react'
import { roles } from '#contract/rules/roles.ts'
import * as people from '#contract/calls/people.gen.ts'
import type { Person } from '#contract/people.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { Switch } from '#web/ui/switch.tsx'
import { visitContext } from '#web/render/page-context.ts'
import { isAdmin } from '#contract/actor.ts'
import { isStaffRole } from '#contract/rules/roles.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import type { MenuItem } from '#web/ui/menu-popup.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { Route } from './+types/page'
import { aDay, defineList, oneOf, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import type { BulkAction } from '../kit/list/list-parts.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useMembership } from './use-membership.ts'
import { usePersonStatus } from './use-person-status.ts'

const MemberPeek = lazy(() => import('./member-peek.tsx').then((module) => ({ default: module.MemberPeek })))
const peekOf = ({ id }: Person) => <MemberPeek id={id} />

/** The server changes up to a hundred people before it answers. */
const timeoutMs = 60_000
const memberships = ['active', 'inactive', 'requested'] as const

const membersList = defineList({
  name: 'members',
  address: adminPages.members,
  filters: { membership: oneOf(memberships), role: oneOf(roles), from: aDay, to: aDay },
  sorts: listSorts.people,
})

export async function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-members'], title: 'admin-members:pageTitle' } as const
  const listed = await loadList(asked, membersList, texts, (api, query) => api.people.members(pageOf(query)))
  return { ...listed, mayChange: isAdmin(asked.context.get(visitContext).actor) }
}

export const meta = listMeta

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, people.members, pageOf)
  const { query, mayChange } = loaderData
  const t = useMessages('admin-members')
  const language = useLanguage()
  const membership = useMembership()
  const day = (instant: string | null) => (instant === null ? '' : formatDate(language, instant, { month: 'short' }))
  const nameOf = ({ full_name, email }: Person) => full_name || email

  const switchOf = (person: Person) =>
    mayChange ? (
      <Switch
        label={t('member', { name: nameOf(person) })}
        checked={person.is_member}
        onChange={(isMember) => void membership.set(person, isMember)}
      />
    ) : (
      t(person.is_member ? 'on' : 'off')
    )
  /** A card has no column heading, so the switch gets its own label. */
  const namedSwitchOf = (person: Person) => (
    <span className="flex items-center gap-2 text-tiny text-smoke">
      <span aria-hidden={mayChange || undefined}>{t('column.membership')}</span>
      {switchOf(person)}
    </span>
  )
  const stateOf = ({ status, is_email_confirmed, membership_requested_at, is_member }: Person) =>
    [
      status === 'deactivated' && t('deactivated'),
      !is_email_confirmed && t('unconfirmed'),
      !is_member && membership_requested_at && t('asked', { date: day(membership_requested_at) }),
    ]
      .filter(Boolean)
      .join(', ')

  const { off, on } = usePersonStatus()
  const actionsOf = (person: Person): (MenuItem | 'line')[] => [
    ...(isAsking(person)
      ? [
          { key: 'approve', label: t('approve'), onSelect: () => void membership.set(person, true) },
          { key: 'decline', label: t('decline'), onSelect: () => void membership.decline(person) },
          'line' as const,
        ]
      : []),
    { key: 'log', label: t('one.log'), to: adminPages.log({ entity: 'account', entity_id: person.id }) },
    ...(isStaffRole(person.role)
      ? []
      : [
          person.status === 'active'
            ? { key: 'off', label: t('switchOff'), danger: true, onSelect: () => void off(person) }
            : { key: 'on', label: t('switchOn'), onSelect: () => void on(person) },
        ]),
  ]
  const { attempt } = useWrite(people.setMemberships)
  const approval: BulkAction<Person> = {
    key: 'approve',
    label: t('approve'),
    fits: isAsking,
    versionOf: ({ updated_at }) => updated_at,
    title: (count) => t('bulkApprove.title', { count }),
    consequence: t('bulkApprove.consequence'),
    done: (count) => t('bulkApprove.done', { count }),
    send: (ids, read) => attempt({ ids: [...ids], is_member: true, expected_updated_at: read }, { timeoutMs }),
  }

  return (
    <ListPage
      list={membersList}
      listed={listed}
      rows={listed.members}
      title={t('title')}
      search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      fileTo={mayChange ? addressOf(people.membersFile, membersList.fileQuery(query), language) : undefined}
      topic="people"
      idOf={({ id }) => id}
      nameOf={nameOf}
      addressOf={({ id }) => adminPages.member(id)}
      peekOf={peekOf}
      actionsOf={mayChange ? actionsOf : undefined}
      bulk={mayChange ? [approval] : []}
      columns={[
        {
          key: 'name',
          heading: t('column.name'),
          sort: 'full_name',
          width: 'max-w-60',
          bold: true,
          cell: nameOf,
        },
        { key: 'email', heading: t('column.email'), sort: 'email', width: 'max-w-72', cell: ({ email }) => email },
        { key: 'role', heading: t('column.role'), from: 'lg', cell: ({ role }) => t(`role.${role}`) },
        { key: 'registered', heading: t('column.registered'), sort: 'created_at', quiet: true, cell: ({ created_at }) => day(created_at) },
        {
          key: 'since',
          heading: t('column.since'),
          sort: 'member_since',
          from: 'lg',
          quiet: true,
          cell: ({ member_since }) => day(member_since),
        },
        { key: 'membership', heading: t('column.membership'), cell: switchOf },
        { key: 'state', heading: t('column.state'), from: 'xl', quiet: true, cell: stateOf },
      ]}
      cardOf={(person) => ({
        lines: [person.email, [t(`role.${person.role}`), day(person.created_at), stateOf(person)].filter(Boolean).join(' · ')],
        chip: namedSwitchOf(person),
      })}
      views={memberships.map((value) => ({ label: t(`membership.${value}`), query: { membership: value } }))}
      filters={[
        {
          name: 'membership',
          label: t('filter.membership'),
          options: memberships.map((value) => ({ value, label: t(`membership.${value}`) })),
        },
        { name: 'role', label: t('filter.role'), options: roles.map((value) => ({ value, label: t(`role.${value}`) })) },
        { kind: 'days', name: 'from', label: t('filter.registered') },
      ]}
    />
  )
}

function isAsking({ is_member, membership_requested_at }: Person): boolean {
  return !is_member && membership_requested_at !== null
}

export function ErrorBoundary() {
  return <LoadFailed />
}
