import type { AuditEntry } from '#contract/audit.ts'
import * as audit from '#contract/calls/audit.gen.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { auditActions, auditEntities, entityOfAction } from '#contract/rules/audit-actions.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { aDay, defineList, oneOf } from '../kit/list/list-address.ts'
import type { FilterValues } from '../kit/list/filter-panel.tsx'
import { ListFilters } from '../kit/list/list-filters.tsx'
import { ListFooter } from '../kit/list/list-footer.tsx'
import type { FilterField } from '../kit/list/list-parts.ts'
import { ListSearch } from '../kit/list/list-search.tsx'
import { NothingListed } from '../kit/list/nothing-listed.tsx'
import { useActiveFilters } from '../kit/list/use-active-filters.ts'
import { loadPart } from '../kit/load-part.ts'
import { usePageActions } from '../kit/palette/actions.tsx'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import type { Route } from './+types/page'
import { LogEntry } from './log-entry.tsx'
import { entityName, sentenceOf } from './log-words.ts'

const anId = (text: string) => (/^[\w-]{1,100}$/.test(text) ? text : undefined)

const log = defineList({
  name: 'log',
  address: adminPages.log,
  filters: { actor: anId, entity: oneOf(auditEntities), action: oneOf(auditActions), entity_id: anId, from: aDay, to: aDay },
  sorts: ['at'],
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language } = context.get(visitContext)
  const query = log.read(url.searchParams)
  const { sort: _sort, order: _order, hide: _hide, ...wanted } = query
  const colleagues = (role: 'staff' | 'admin') => api.people.members({ role, limit: 100, sort: 'full_name', order: 'asc' })
  const [found, staff, admins] = await loadPart(
    Promise.all([api.audit.list({ ...wanted, limit: 50 }), colleagues('staff'), colleagues('admin')]),
  )
  const people = [...admins.members, ...staff.members].map(({ id, full_name, email }) => ({ value: id, label: full_name || email }))
  const messages = messagesOf(language, ['admin-log'])
  const title = createTranslator(language, messages.messages)('admin-log:pageTitle')
  return { ...found, people, query, title, loadedAt: new Date().toISOString(), ...messages }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { entries, people, query, total, limit, loadedAt } = loaderData
  const t = useMessages('admin-log')
  const language = useLanguage()
  const refresh = useRefresh()
  useLivePage('log')
  const fields: FilterField[] = [
    { name: 'actor', label: t('filter.actor'), options: people },
    { name: 'entity', label: t('filter.entity'), options: auditEntities.map((value) => ({ value, label: entityName(t, value) })) },
    {
      name: 'action',
      label: t('filter.action'),
      options: auditActions.map((value) => ({
        value,
        label: `${entityName(t, entityOfAction(value) ?? '')}: ${sentenceOf(t, value).replace(/:$/, '')}`,
      })),
    },
    { kind: 'days', name: 'from', label: t('filter.days') },
  ]
  const active = useActiveFilters(log, query, fields)
  const { sort: _sort, order: _order, ...filter } = log.fileQuery(query)
  const fileTo = addressOf(audit.file, filter, language)
  usePageActions([{ key: 'file', label: `${t('title')}: ${t('export')}`, act: () => window.location.assign(fileTo) }])
  const [today, yesterday] = [dayOf(new Date(loadedAt)), dayOf(new Date(Date.parse(loadedAt) - 24 * 3_600_000))]

  function headingOf(day: string): string {
    const date = formatDate(language, day, { year: day.slice(0, 4) !== today.slice(0, 4) })
    return day === today ? t('today', { date }) : day === yesterday ? t('yesterday', { date }) : date
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <AdminHeading
        below={t('lead')}
        aside={
          <ButtonLink reloadDocument tone="quiet" size="dense" to={fileTo}>
            <DownloadIcon className="size-4" />
            {t('export')}
          </ButtonLink>
        }
      >
        {t('title')}
      </AdminHeading>
      <div className="flex items-center gap-2.5 sm:flex-wrap">
        <ListSearch label={t('search')} placeholder={t('searchPlaceholder')} value={query.q} addressOf={(q) => log.address(query, { q })} />
        <ListFilters
          fields={fields}
          values={query as unknown as FilterValues}
          active={active.filter(({ name }) => name !== 'q')}
          addressOf={(change) => log.address(query, change)}
          clearTo={log.cleared(query)}
          total={total}
        />
      </div>
      {entries.length === 0 ? (
        <NothingListed none={{ title: t('none') }} noneFound={t('noneFound')} filters={active} clearTo={log.cleared(query)} />
      ) : (
        <div className="rounded-edge border border-wool bg-surface">
          {byDay(entries).map(([day, ofDay]) => (
            <section key={day} aria-label={headingOf(day)}>
              <h2 className="figures border-b border-wool/70 bg-office px-3.5 py-2 text-tiny text-smoke">{headingOf(day)}</h2>
              <ul className="divide-y divide-wool/70 border-b border-wool/70">
                {ofDay.map((entry) => (
                  <LogEntry key={entry.id} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <ListFooter
        page={query.page}
        limit={limit}
        total={total}
        addressOf={(page) => log.address(query, { page })}
        loadedAt={loadedAt}
        isLive
        onRetry={() => void refresh()}
      />
    </div>
  )
}

function byDay(entries: readonly AuditEntry[]): [day: string, entries: AuditEntry[]][] {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

export function ErrorBoundary() {
  return <LoadFailed />
}
