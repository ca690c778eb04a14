import { lazy } from 'react'
import { isAdmin } from '#contract/actor.ts'
import type { ListedPartner } from '#contract/admin-partners.ts'
import * as calls from '#contract/calls/admin-partners.gen.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { partnerConcerns, partnerStatuses } from '#contract/rules/partner-rules.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { useLoaded } from '#web/browser/query/use-loaded.ts'
import { visitContext } from '#web/render/page-context.ts'
import type { MenuItem } from '#web/ui/menu-popup.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { defineList, oneOf, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { listOptions, useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'
import type { Route } from './+types/page'
import { InvitationsPart } from './invitations-part.tsx'
import { PartnersFigures } from './partners-figures.tsx'
import { partnerLooks } from './status-looks.ts'
import { usePartnerStatus } from './use-partner-status.ts'

const PartnerPeek = lazy(() => import('./partner-peek.tsx').then((module) => ({ default: module.PartnerPeek })))

const peekOf = (partner: ListedPartner, close: () => void) => <PartnerPeek partner={partner} mayChange={false} onDecided={close} />
const decidingPeekOf = (partner: ListedPartner, close: () => void) => <PartnerPeek partner={partner} mayChange onDecided={close} />

const partnersList = defineList({
  name: 'partners',
  address: adminPages.partners,
  filters: { status: oneOf(partnerStatuses), concern: oneOf(partnerConcerns) },
  sorts: listSorts.partners,
})

const manyInvitations = { limit: 100 }
const figuresQuery = { ...staffQuery(calls.figures, undefined), ...listOptions }
const invitationsQuery = { ...staffQuery(calls.invitations, manyInvitations), ...listOptions }

export async function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-partners', 'admin-edit'], title: 'admin-partners:pageTitle' } as const
  const mayChange = isAdmin(asked.context.get(visitContext).actor)
  return loadList(asked, partnersList, texts, async (api, query) => {
    const [listed, figures, invited] = await Promise.all([
      api.adminPartners.list(pageOf(query)),
      api.adminPartners.figures(),
      mayChange ? api.adminPartners.invitations(manyInvitations) : { invitations: [], total: 0, page: 1, limit: manyInvitations.limit },
    ])
    return { ...listed, figures, invited, mayChange }
  })
}
export const meta = listMeta

export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  const figures = useLoaded(figuresQuery, loaderData.figures)
  const { invitations } = useLoaded(invitationsQuery, loaderData.invited)
  const listed = useListed(loaderData, calls.list, pageOf, {
    beside: [figuresQuery.queryKey, ...(loaderData.mayChange ? [invitationsQuery.queryKey] : [])],
  })
  const { query, partners, by_status: byStatus, by_concern: byConcern, mayChange } = listed
  const t = useMessages('admin-partners')
  const language = useLanguage()
  const { approve, decline, suspend, resume } = usePartnerStatus()
  const nameOf = ({ company, email }: ListedPartner) => company || email
  const chipOf = ({ status, is_quiet }: ListedPartner) => {
    if (is_quiet) return <StatusChip status="pending">{t('quiet')}</StatusChip>
    return status === 'active' ? t('status.active') : <StatusChip status={partnerLooks[status]}>{t(`status.${status}`)}</StatusChip>
  }
  const owedTo = ({ balances }: ListedPartner) => formatMoney(balances.approved)
  const personOf = ({ contact_name, city }: ListedPartner) => [contact_name, city].filter(Boolean).join(', ')
  /** A partner without a code has no figures yet. */
  const brought = ({ code }: ListedPartner, figure: string) => (code === null ? '–' : figure)
  const count = (number: number) => formatNumber(language, number)

  const actionsOf = (partner: ListedPartner): (MenuItem | 'line')[] => [
    ...(partner.status === 'applied' ? [{ key: 'approve', label: t('approve'), onSelect: () => void approve(partner) }] : []),
    ...(partner.status === 'applied' ? [{ key: 'decline', label: t('decline'), onSelect: () => void decline(partner) }] : []),
    { key: 'edit', label: t('edit'), to: adminPages.partnerEdit(partner.id) },
    { key: 'log', label: t('log'), to: adminPages.log({ entity: 'partner', entity_id: partner.id }) },
    ...(partner.status === 'active' ? [{ key: 'suspend', label: t('suspend'), danger: true, onSelect: () => void suspend(partner) }] : []),
    ...(partner.status === 'suspended' ? [{ key: 'resume', label: t('resume'), onSelect: () => void resume(partner) }] : []),
  ]

  return (
    <>
      <ListPage
        list={partnersList}
        listed={{ ...listed, counts: { '': partnerStatuses.reduce((sum, status) => sum + byStatus[status], 0) } }}
        rows={partners}
        topic="people"
        title={t('title')}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        none={{ title: t('none'), text: t('noneText') }}
        noneFound={t('noneFound')}
        fileTo={mayChange ? addressOf(calls.file, partnersList.fileQuery(query), language) : undefined}
        aside={
          mayChange && (
            <span className="flex flex-wrap gap-x-4">
              <a
                href={addressOf(calls.payoutsFile, { due: 'true', lang: language }, language)}
                className="text-link min-h-8 content-center"
              >
                {t('dueFile')}
              </a>
              <a href={addressOf(calls.payoutsFile, { lang: language }, language)} className="text-link min-h-8 content-center">
                {t('payoutsFile')}
              </a>
            </span>
          )
        }
        above={<PartnersFigures figures={figures} />}
        create={mayChange ? { label: t('invite.open'), to: `${partnersList.address(query, { page: query.page })}#invite` } : undefined}
        idOf={({ id }) => id}
        nameOf={nameOf}
        addressOf={({ id }) => adminPages.partner(id)}
        peekOf={mayChange ? decidingPeekOf : peekOf}
        actionsOf={mayChange ? actionsOf : undefined}
        columns={[
          { key: 'company', heading: t('column.company'), sort: 'company', width: 'max-w-72', bold: true, cell: nameOf },
          { key: 'contact', heading: t('column.contact'), width: 'max-w-72', from: 'lg', typed: true, quiet: true, cell: personOf },
          { key: 'code', heading: t('column.code'), from: 'xl', cell: ({ code }) => code ?? '–' },
          { key: 'scans', heading: t('column.scans'), from: 'lg', figures: true, cell: (row) => brought(row, count(row.scans)) },
          { key: 'orders', heading: t('column.orders'), sort: 'orders', figures: true, cell: (row) => brought(row, count(row.orders)) },
          {
            key: 'revenue',
            heading: t('column.revenue'),
            sort: 'revenue',
            figures: true,
            cell: (row) => brought(row, formatMoney(row.revenue)),
          },
          { key: 'owed', heading: t('column.owed'), sort: 'owed', figures: true, bold: true, cell: (row) => brought(row, owedTo(row)) },
          { key: 'status', heading: t('column.status'), cell: chipOf },
          {
            key: 'since',
            heading: t('column.since'),
            sort: 'created_at',
            from: 'xl',
            quiet: true,
            cell: ({ created_at }) => formatDate(language, created_at, { month: 'short' }),
          },
        ]}
        cardOf={(partner) => ({
          typed: true,
          lines: [personOf(partner), `${t('column.orders')}: ${count(partner.orders)} · ${t('column.owed')}: ${owedTo(partner)}`],
          chip: chipOf(partner),
        })}
        views={[
          ...partnerStatuses.map((status) => ({ label: t(`status.${status}`), query: { status }, count: byStatus[status] })),
          ...partnerConcerns.map((concern) => ({ label: t(`concern.${concern}`), query: { concern }, count: byConcern[concern] })),
        ]}
        filters={[
          { name: 'status', label: t('filter.status'), options: partnerStatuses.map((value) => ({ value, label: t(`status.${value}`) })) },
          {
            name: 'concern',
            label: t('filter.concern'),
            options: partnerConcerns.map((value) => ({ value, label: t(`concern.${value}`) })),
          },
        ]}
      />
      {mayChange && (
        <div className="mt-5">
          <InvitationsPart invitations={invitations} onChange={listed.readAgain} />
        </div>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
