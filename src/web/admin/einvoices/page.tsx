import { data, useNavigate } from 'react-router'
import { adminPages } from '#contract/admin-pages.ts'
import { einvoiceMonthAddress } from '#contract/addresses-beside.ts'
import type { EinvoiceSums } from '#contract/einvoice.ts'
import { formatDate, formatDateRange } from '#contract/messages/format-dates.ts'
import { formatMoney, formatNumber, formatRoundMoney } from '#contract/messages/format.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { daysOfMonth, mostConsolidated } from '#contract/rules/einvoice-rules.ts'
import { add, zero } from '#contract/rules/money.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { FiguresTable } from '../kit/figures-table.tsx'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { monthAsked, monthsUntil } from './months.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const now = new Date()
  const month = monthAsked(url.searchParams.get('month'), now)
  try {
    const [facts, portal] = await loadPart(Promise.all([api.einvoice.month({ month }), api.einvoice.portalFigures({ month })]))
    const { messages, ...page } = messagesOf(language, ['admin-einvoices'])
    const title = createTranslator(language, messages)('admin-einvoices:pageTitle')
    return { facts, portal, months: monthsUntil(now), messages, ...page, title }
  } catch (error) {
    // While e-invoices are off, the page does not exist.
    if (statusOf(error) === 409) throw data(null, { status: 404 })
    throw error
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

/** What a person enters at the portal for a month, and where each of its orders is. */
export default function EinvoicesPage({ loaderData: { facts, portal, months } }: Route.ComponentProps) {
  const t = useMessages('admin-einvoices')
  const language = useLanguage()
  const navigate = useNavigate()
  const { month, due_on, orders, waiting, left_out } = facts
  const print = (value: number) => formatNumber(language, value)
  const nameOf = (one: string) => formatDateRange(language, daysOfMonth(one).from, daysOfMonth(one).to)
  const sumsRow = (name: string, { count, total }: Pick<EinvoiceSums, 'count' | 'total'>) => [name, print(count), formatMoney(total)]
  const figures = [
    [t('portal.lines'), print(portal.lines)],
    [t('portal.net'), formatMoney(portal.net)],
    [t('portal.tax'), formatMoney(portal.tax)],
    [t('portal.rounding'), formatMoney(portal.rounding)],
    [t('portal.payable'), formatMoney(portal.payable)],
  ] as const

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <AdminHeading
        below={t('below')}
        aside={
          <ButtonLink tone="quiet" size="dense" to={adminPages.einvoiceSettings()}>
            {t('settings')}
          </ButtonLink>
        }
      >
        {t('title')}
      </AdminHeading>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2.5">
        <SelectField
          size="dense"
          label={t('month')}
          value={month}
          onChange={({ target }) => void navigate(adminPages.einvoices({ month: target.value }))}
        >
          {[...new Set([month, ...months])]
            .toSorted()
            .toReversed()
            .map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
        </SelectField>
        <a href={einvoiceMonthAddress(month)} download className="text-link min-h-9 content-center font-bold max-md:min-h-11">
          {t('file')}
        </a>
      </div>
      <Notice>{month === months[0] ? t('notOver') : t('due', { date: formatDate(language, due_on) })}</Notice>
      <section aria-labelledby="portal" className="grid gap-2">
        <h2 id="portal" className="text-label font-bold">
          {t('portal.title')}
        </h2>
        <p className="max-w-prose text-smoke">{portal.lines === 0 ? t('portal.none') : t('portal.hint')}</p>
        {portal.lines > 0 && (
          <dl className="grid gap-px overflow-hidden rounded-edge border border-wool bg-wool sm:grid-cols-2 xl:grid-cols-5">
            {figures.map(([name, value]) => (
              <div key={name} className="bg-surface px-4 py-3 sm:max-xl:last:col-span-2">
                <dt className="text-small text-smoke">{name}</dt>
                <dd className="figures text-heading-3 font-bold whitespace-nowrap">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <FiguresTable
          title={t('agrees.title')}
          headings={['', t('agrees.count'), t('agrees.total')]}
          rows={
            orders.count === 0
              ? []
              : [
                  sumsRow(t('agrees.orders'), orders),
                  sumsRow(t('agrees.waiting'), waiting),
                  sumsRow(t('agrees.leftOut'), { count: left_out.length, total: add(zero, ...left_out.map(({ total }) => total)) }),
                ]
          }
          none={t('agrees.none')}
        />
        <FiguresTable
          title={t('leftOut.title')}
          headings={[t('leftOut.order'), t('leftOut.reason'), t('leftOut.total')]}
          rows={left_out.map(({ order_number, total, reason }) => [
            order_number,
            t(`reason.${reason}`, { each: formatRoundMoney(mostConsolidated) }),
            formatMoney(total),
          ])}
          leftColumns={2}
          hasNumbers
          none={t('leftOut.none')}
        />
        <FiguresTable
          title={t('notes.title')}
          note={t('notes.hint')}
          headings={[t('notes.count'), t('notes.total'), t('notes.tax')]}
          rows={
            portal.notes.count === 0 ? [] : [[print(portal.notes.count), formatMoney(portal.notes.total), formatMoney(portal.notes.tax)]]
          }
          none={t('notes.none')}
        />
        <FiguresTable
          title={t('payouts.title')}
          note={t('payouts.hint')}
          headings={[t('payouts.count'), t('payouts.total')]}
          rows={portal.payouts.count === 0 ? [] : [[print(portal.payouts.count), formatMoney(portal.payouts.total)]]}
          none={t('payouts.none')}
        />
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
