import { isAdmin } from '#contract/actor.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { formatDate, formatWhen } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { isStaffRole } from '#contract/rules/roles.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useMembership } from '../members/use-membership.ts'
import { usePersonStatus } from '../members/use-person-status.ts'
import { Part } from '../order/part.tsx'
import { titled } from '../titled.ts'
import type { Route } from './+types/page'
import { AboutPart } from './about-part.tsx'
import { OrdersPart } from './orders-part.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { actor, language } = context.get(visitContext)
  const [person, history, { countries }] = await loadPart(
    Promise.all([
      api.adminMembers.get({ id: params.id }),
      loadHistory(context, 'account', params.id),
      api.checkout.options({ lang: language }),
    ]),
  )
  const countryNames = Object.fromEntries(countries.map(({ code, name }) => [code, name]))
  const now = new Date().toISOString()
  return { person, history, countryNames, mayChange: isAdmin(actor), now, ...messagesOf(language, ['admin-members', 'admin-log']) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.person.full_name || loaderData?.person.email)
}

export default function PersonPage({ loaderData: { person, history, countryNames, mayChange, now } }: Route.ComponentProps) {
  const t = useMessages('admin-members')
  const common = useMessages('admin')
  const language = useLanguage()
  const membership = useMembership()
  const { off, on } = usePersonStatus()
  const name = person.full_name || person.email
  const isColleague = isStaffRole(person.role)
  const day = (instant: string) => formatDate(language, instant, { month: 'short' })
  useLivePage('people', person.id)
  useLivePage('orders')

  return (
    <article className="grid grid-cols-1 gap-5">
      <div>
        <BackLink to={adminPages.members()}>{t('one.back')}</BackLink>
        <AdminHeading below={[t(`role.${person.role}`), `${t('one.registered')} ${day(person.created_at)}`].join(' · ')}>
          <span className="flex flex-wrap items-center gap-3">
            <span translate="no" className="min-w-0 break-words">
              {name}
            </span>
            {person.status === 'deactivated' && <StatusChip status="cancelled">{t('deactivated')}</StatusChip>}
          </span>
        </AdminHeading>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool bg-surface lg:grid-cols-4">
        <Stat label={t('one.ordersCount')} value={formatNumber(language, person.orders_count)} />
        <Stat label={t('one.spent')} value={formatMoney(person.spent)} />
        <Stat label={t('one.lastSeen')} value={person.last_seen === null ? t('one.never') : formatWhen(language, person.last_seen, now)} />
        <Stat label={t('one.since')} value={person.member_since === null ? '–' : day(person.member_since)} />
      </dl>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <OrdersPart person={person} now={now} />
          {history && <ThingHistory {...history} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 max-lg:row-start-1">
          <Part
            title={t('one.membership')}
            aside={
              mayChange ? (
                <Switch
                  label={t('member', { name })}
                  checked={person.is_member}
                  onChange={(isMember) => void membership.set(person, isMember)}
                />
              ) : (
                t(person.is_member ? 'on' : 'off')
              )
            }
          >
            <p className="text-smoke">{t(person.is_member ? 'one.isMember' : 'one.isNone')}</p>
            {!person.is_member && person.membership_requested_at && (
              <p className="mt-1 font-bold text-proof">{t('one.asked', { date: day(person.membership_requested_at) })}</p>
            )}
          </Part>
          <AboutPart
            person={person}
            countries={person.countries.map((code) => countryNames[code] ?? code)}
            writesIn={common(`language.${person.language}`)}
          />
          <Part title={t('one.account')}>
            <div className="grid justify-items-start gap-3">
              <p className="text-smoke">{t(isColleague ? 'one.staffText' : 'one.offText')}</p>
              {mayChange && !isColleague && (
                <Button
                  tone={person.status === 'active' ? 'danger' : 'quiet'}
                  size="dense"
                  onClick={() => void (person.status === 'active' ? off(person) : on(person))}
                >
                  {t(person.status === 'active' ? 'switchOff' : 'switchOn')}
                </Button>
              )}
            </div>
          </Part>
        </div>
      </div>
    </article>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
