import { isAdmin } from '#contract/actor.ts'
import { dashboardRanges } from '#contract/rules/waiting-lists.ts'
import { zoneName } from '#contract/messages/event-time.ts'
import { formatDate, formatTime, formatDateTime } from '#contract/messages/format-dates.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { Figures } from './figures.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RangeTabs } from './range-tabs.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { RunningLow } from './running-low.tsx'
import { TestEmailPart } from './test-email-part.tsx'
import { WaitingList } from './waiting-list.tsx'
import type { Dashboard } from '#contract/desk.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { Link } from '#web/ui/link.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { makingsFor } from '../kit/frame/places.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, actor } = context.get(visitContext)
  const asked = url.searchParams.get('range')
  const range = dashboardRanges.find((one) => one === asked) ?? 'week'
  const dashboard = await context.get(apiContext).desk.dashboard({ range })
  const texts = messagesOf(language, ['admin-dashboard', 'chart'])
  return {
    dashboard,
    isAdministrator: isAdmin(actor),
    ownEmail: actor.kind === 'account' ? actor.email : '',
    pageTitle: createTranslator(language, texts.messages)('admin-dashboard:pageTitle'),
    ...texts,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.pageTitle }, { name: 'robots', content: 'noindex' }] : []
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { dashboard, isAdministrator, ownEmail } = loaderData
  const { range, to, time_zone, attention } = dashboard
  const language = useLanguage()
  useLivePage('orders')
  useLivePage('proofs')
  useLivePage('products')
  useLivePage('messages')
  useLivePage('queue')
  const today = formatDate(language, to, { weekday: true, year: false })

  return (
    <div className="grid grid-cols-1 gap-5">
      <AdminHeading
        below={`${zoneName(time_zone, language)} ${formatTime(to, time_zone)}`}
        aside={
          <div className="flex flex-wrap gap-2.5">
            <RangeTabs range={range} />
            <NewMenu isAdministrator={isAdministrator} />
          </div>
        }
      >
        {today.charAt(0).toLocaleUpperCase(language) + today.slice(1)}
      </AdminHeading>
      <Figures dashboard={dashboard} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1.42fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <WaitingList attention={attention} isAdministrator={isAdministrator} at={to} />
          <RecentOrders orders={dashboard.recent_orders} at={to} />
        </div>
        <div className="grid grid-cols-1 gap-5 max-xl:md:grid-cols-2">
          <div className="max-xl:md:col-span-2">
            <RevenueChart dashboard={dashboard} />
          </div>
          <RunningLow
            options={dashboard.running_low}
            count={attention.low_stock.count}
            to={attention.low_stock.href}
            canAdjust={isAdministrator}
          />
          <QuickActions isAdministrator={isAdministrator} />
          {isAdministrator && <TestEmailPart ownEmail={ownEmail} />}
          {isAdministrator && dashboard.failed_jobs.length > 0 && <FailedJobs jobs={dashboard.failed_jobs} />}
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}

function FailedJobs({ jobs }: { jobs: Dashboard['failed_jobs'] }) {
  const t = useMessages('admin-dashboard')
  const language = useLanguage()
  return (
    <DashboardPart id="failed-jobs" title={t('jobs.title')}>
      <ul>
        {jobs.map(({ name, count, last_failed_at }) => (
          <li key={name} className="flex min-h-11 items-center gap-3 border-t border-wool px-4 py-1.5">
            <b className="figures min-w-7 font-bold text-pomegranate">{formatNumber(language, count)}</b>
            <span className="min-w-0 flex-1 break-words">
              <code className="font-sans">{name}</code>
              <span className="figures block text-tiny text-smoke">{t('jobs.last', { at: formatDateTime(language, last_failed_at) })}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="border-t border-wool px-4 py-3 text-tiny text-smoke">
        {t('jobs.note')}{' '}
        <Link to={adminPages.system()} className="text-link font-bold">
          {t('jobs.look')}
        </Link>
      </p>
    </DashboardPart>
  )
}

/** The same actions as the key `n` followed by a letter, for people who do not know the keys. */
function NewMenu({ isAdministrator }: { isAdministrator: boolean }) {
  const t = useMessages('admin-dashboard')
  const common = useMessages('admin')
  return (
    <Menu
      dense
      trigger={
        <Button size="dense">
          {t('new')}
          <ChevronDownIcon className="size-3.5" />
        </Button>
      }
      items={makingsFor(isAdministrator ? 'admin' : 'staff').map(({ key, to }) => ({ key, label: common(`nav.make.${key}`), to }))}
    />
  )
}
