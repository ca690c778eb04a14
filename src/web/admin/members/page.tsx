import { useRevalidator } from 'react-router'
import { roles } from '#contract/actor.ts'
import * as people from '#contract/calls/people.gen.ts'
import type { Member } from '#contract/people.ts'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { send } from '#web/browser/calls/send.ts'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { visitContext } from '#web/render/page-context.ts'
import { isAdmin } from '#contract/actor.ts'
import type { MenuItem } from '#web/ui/menu.tsx'
import type { BulkAnswer } from '#contract/lists.ts'
import type { Route } from './+types/page'
import { aDay, defineList, oneOf } from '../kit/list/list-address.ts'
import { keepOnFailure } from '../kit/keep-on-failure.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useUndo } from '../kit/undo/use-undo.ts'
import type { BulkAction } from '../kit/list/list-parts.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useMemberStatus } from './use-member-status.ts'

const memberships = ['active', 'inactive', 'requested'] as const

const membersList = defineList({
  name: 'members',
  address: pages.adminMembers,
  filters: { membership: oneOf(memberships), role: oneOf(roles), from: aDay, to: aDay },
  sorts: ['created_at', 'member_since', 'full_name', 'email'],
})

export async function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-members'], title: 'admin-members:pageTitle' } as const
  const listed = await loadList(asked, membersList, texts, (api, query) => api.people.members({ ...query, limit: 25 }))
  return { ...listed, mayChange: isAdmin(asked.context.get(visitContext).actor) }
}

export const clientLoader = keepOnFailure<Awaited<ReturnType<typeof loader>>>('members')
export const meta = listMeta

export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { query, members, mayChange } = loaderData
  const t = useMessages('admin-members')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { offerUndo } = useUndo()
  const day = (instant: string | null) => (instant === null ? '' : formatDate(language, instant, { month: 'short' }))
  const nameOf = ({ full_name, email }: Member) => full_name || email

  async function setMembership({ id }: Member, isMember: boolean) {
    await send(people.setMembership, { params: { id }, body: { is_member: isMember } }, { language })
    await revalidate()
  }

  async function handleSwitch(member: Member, isMember: boolean) {
    const name = nameOf(member)
    const said = (now: boolean) => (now ? t('joined', { name }) : t('left', { name }))
    try {
      await setMembership(member, isMember)
      offerUndo({ title: said(isMember), undo: () => setMembership(member, !isMember), undone: said(!isMember) })
    } catch {
      showToast({ title: t('failed', { name }), tone: 'error' })
    }
  }

  async function decline(member: Member) {
    const name = nameOf(member)
    try {
      await setMembership(member, false)
      showToast({ title: t('declined', { name }), tone: 'success' })
    } catch {
      showToast({ title: t('failed', { name }), tone: 'error' })
    }
  }

  const switchOf = (member: Member) =>
    mayChange ? (
      <Switch
        label={t('member', { name: nameOf(member) })}
        checked={member.is_member}
        onChange={(isMember) => void handleSwitch(member, isMember)}
      />
    ) : (
      t(member.is_member ? 'on' : 'off')
    )
  const stateOf = ({ status, is_email_confirmed, membership_requested_at, is_member }: Member) =>
    [
      status === 'deactivated' && t('deactivated'),
      !is_email_confirmed && t('unconfirmed'),
      !is_member && membership_requested_at && t('asked', { date: day(membership_requested_at) }),
    ]
      .filter(Boolean)
      .join(', ')

  const { off, on } = useMemberStatus()
  const actionsOf = (member: Member): (MenuItem | 'line')[] => [
    ...(isAsking(member)
      ? [
          { key: 'approve', label: t('approve'), onSelect: () => void handleSwitch(member, true) },
          { key: 'decline', label: t('decline'), onSelect: () => void decline(member) },
          'line' as const,
        ]
      : []),
    { key: 'log', label: t('one.log'), to: pages.adminLog({ entity: 'account', entity_id: member.id }) },
    ...(member.role === 'staff' || member.role === 'admin'
      ? []
      : [
          member.status === 'active'
            ? { key: 'off', label: t('switchOff'), danger: true, onSelect: () => void off(member) }
            : { key: 'on', label: t('switchOn'), onSelect: () => void on(member) },
        ]),
  ]
  /** Each for itself: who was refused is named, the others are members. */
  const approval: BulkAction<Member> = {
    key: 'approve',
    label: t('approve'),
    fits: isAsking,
    title: (count) => t('bulkApprove.title', { count }),
    consequence: t('bulkApprove.consequence'),
    done: (count) => t('bulkApprove.done', { count }),
    async send(ids) {
      const answer: BulkAnswer = { changed: 0, failed: [] }
      for (const id of ids)
        await send(people.setMembership, { params: { id }, body: { is_member: true } }, { language }).then(
          () => (answer.changed += 1),
          () => answer.failed.push({ id, code: 'fault' }),
        )
      return answer
    },
  }

  return (
    <ListPage
      list={membersList}
      listed={loaderData}
      rows={members}
      title={t('title')}
      search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      fileTo={mayChange ? addressOf(people.membersFile, membersList.fileQuery(query), language) : undefined}
      topic="people"
      idOf={({ id }) => id}
      nameOf={nameOf}
      addressOf={({ id }) => pages.adminMember(id)}
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
      cardOf={(member) => ({
        lines: [member.email, [t(`role.${member.role}`), day(member.created_at), stateOf(member)].filter(Boolean).join(' · ')],
        chip: switchOf(member),
      })}
      views={memberships.map((membership) => ({ label: t(`membership.${membership}`), query: { membership } }))}
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

function isAsking({ is_member, membership_requested_at }: Member): boolean {
  return !is_member && membership_requested_at !== null
}

export function ErrorBoundary() {
  return <LoadFailed />
}
