import { useLocation } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as calls from '#contract/calls/admin-partners.gen.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { isLess, subtract, zero } from '#contract/rules/money.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { BackLink } from '../kit/back-link.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { Part } from '../order/part.tsx'
import { partnerLooks } from '../partners/status-looks.ts'
import { usePartnerStatus } from '../partners/use-partner-status.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import type { Route } from './+types/page'
import { ContactPart } from './contact-part.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { FunnelPart } from './funnel-part.tsx'
import { LedgerPart } from './ledger-part.tsx'
import { OrdersPart } from './orders-part.tsx'
import { PayPart } from './pay-part.tsx'
import { PayoutsPart } from './payouts-part.tsx'
import { SuspectedPart } from './suspected-part.tsx'

/** The paginated lists of the page, by their name in the query string and the hash. */
const lists = ['owed', 'ledger', 'payouts'] as const
const rowsOnPage = 20
const lastPage = 10_000

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { actor, language } = context.get(visitContext)
  const partner = await loadPart(api.adminPartners.get({ id }))
  const statistics = await api.adminPartners.statistics({ params: { id }, query: {} })
  const books = isAdmin(actor)
    ? {
        ledger: await api.adminPartners.commissions({ params: { id }, query: { limit: rowsOnPage, page: pageIn(url, 'ledger') } }),
        owed: await api.adminPartners.commissions({
          params: { id },
          query: { state: 'approved', limit: rowsOnPage, page: pageIn(url, 'owed') },
        }),
        payouts: await api.adminPartners.payouts({ partner: id, limit: rowsOnPage, page: pageIn(url, 'payouts') }),
      }
    : undefined
  const history = await loadHistory(context, 'partner', id)
  return { partner, statistics, books, history, ...messagesOf(language, ['admin-partners', 'admin-edit', 'admin-list', 'admin-log']) }
}

function pageIn(url: URL, list: (typeof lists)[number]): number {
  const page = Number(url.searchParams.get(list))
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.partner.company || loaderData?.partner.email)
}

export default function PartnerPage({ loaderData: { partner, statistics, books, history } }: Route.ComponentProps) {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  const { search } = useLocation()
  const refresh = useRefresh()
  const { approve, decline, suspend, resume } = usePartnerStatus()
  const setup = useWrite(calls.sendSetup)
  const { balances, status } = partner
  const isDebt = isLess(balances.approved, zero)
  useLivePage('people')

  async function handleSetup() {
    const outcome = await setup.send({ id: partner.id })
    if ('refusal' in outcome) showToast({ title: t('invite.failed'), tone: 'error' })
    else showToast({ title: t('one.setupSent'), tone: 'success' })
  }

  /** Returns the address of another page of one list. The other lists stay on their pages. */
  const pageTo = (list: (typeof lists)[number]) => (page: number) => {
    const query = new URLSearchParams(search)
    query.set(list, String(page))
    return `${adminPages.partner(partner.id)}?${query}#${list}`
  }

  const facts = [
    partner.code && t('one.code', { code: partner.code }),
    t('one.rate', { rate: formatPercent(language, partner.commission_rate, 2) }),
    partner.effective_hold_days === 0 ? t('one.holdNone') : t('one.hold', { count: partner.effective_hold_days }),
  ]

  const actions = books && (
    <div className="flex flex-wrap gap-2.5">
      {(status === 'applied' || status === 'declined') && (
        <Button size="dense" onClick={() => void approve(partner)}>
          {t('approve')}
        </Button>
      )}
      {status === 'applied' && (
        <Button tone="quiet" size="dense" onClick={() => void decline(partner)}>
          {t('decline')}
        </Button>
      )}
      <ButtonLink tone="quiet" size="dense" to={adminPages.partnerEdit(partner.id)}>
        {t('edit')}
      </ButtonLink>
      {status === 'active' && (
        <Button tone="quiet" size="dense" onClick={() => void suspend(partner)}>
          {t('suspend')}
        </Button>
      )}
      {status === 'suspended' && partner.email !== '' && (
        <Button tone="quiet" size="dense" onClick={() => void resume(partner)}>
          {t('resume')}
        </Button>
      )}
    </div>
  )

  return (
    <article className="grid grid-cols-1 gap-5">
      <div>
        <BackLink to={adminPages.partners()}>{t('one.back')}</BackLink>
        <AdminHeading below={facts.filter(Boolean).join(' · ')} aside={actions}>
          <span className="flex flex-wrap items-center gap-3">
            <span translate="no" className="break-words">
              {partner.company || partner.email}
            </span>
            <StatusChip status={partnerLooks[status]}>{t(`status.${status}`)}</StatusChip>
          </span>
        </AdminHeading>
      </div>
      {partner.awaits_setup && (
        <Notice>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {t('one.awaitsSetup')}
            {books && (
              <Button tone="quiet" size="dense" loading={setup.isBusy} onClick={() => void handleSetup()}>
                {t('one.sendSetup')}
              </Button>
            )}
          </span>
        </Notice>
      )}
      {partner.about && (
        <Part title={t('one.application')}>
          <p className="max-w-prose whitespace-pre-line">{partner.about}</p>
        </Part>
      )}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-edge border border-wool bg-surface sm:grid-cols-3 2xl:grid-cols-6">
        <Stat label={t('one.pending')} value={formatMoney(balances.pending)} />
        <Stat
          label={isDebt ? t('one.debt') : t('one.owed')}
          value={formatMoney(isDebt ? subtract(zero, balances.approved) : balances.approved)}
          accent={!isDebt}
        />
        <Stat label={t('one.paid')} value={formatMoney(balances.paid)} />
        <Stat label={t('one.orders')} value={formatNumber(language, partner.orders)} />
        <Stat label={t('one.revenue')} value={formatMoney(partner.revenue)} />
        <Stat label={t('one.scans')} value={formatNumber(language, partner.scans)} />
      </dl>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <FunnelPart statistics={statistics} />
          {books && (
            <>
              <div id="owed" className="scroll-mt-5">
                <PayPart key={books.owed.balances.approved} partner={partner} owed={books.owed} pageTo={pageTo('owed')} onPaid={refresh} />
              </div>
              <div id="ledger" className="scroll-mt-5">
                <LedgerPart ledger={books.ledger} pageTo={pageTo('ledger')} />
              </div>
              <div id="payouts" className="scroll-mt-5">
                <PayoutsPart list={books.payouts} pageTo={pageTo('payouts')} onUndone={refresh} />
              </div>
            </>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <ContactPart partner={partner} />
          {partner.suspected.length > 0 && <SuspectedPart orders={partner.suspected} />}
          <OrdersPart partner={partner} />
          {books && <CorrectionForm partnerId={partner.id} onAdded={refresh} />}
          {history && <ThingHistory {...history} />}
        </div>
      </div>
    </article>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
