import { isAdmin } from '#contract/actor.ts'
import * as stallSales from '#contract/calls/stall-sales.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { DownloadIcon, PrinterIcon } from '#web/ui/icons.tsx'
import type { Route } from './+types/page'
import { EventHead } from '../event-frame/event-head.tsx'
import { titleOf } from '../event-frame/event-texts.ts'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { DrawerPart } from './drawer-part.tsx'
import { HoursChart } from './hours-chart.tsx'
import { MethodsPart } from './methods-part.tsx'
import { PiecesParts } from './pieces-parts.tsx'
import { ReportFigures } from './report-figures.tsx'
import { SoldPart } from './sold-part.tsx'

export async function loader({ context, params: { eventId } }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [event, report, inventory] = await Promise.all([
    loadPart(api.adminEvents.get({ id: eventId })),
    loadPart(api.stallSales.report({ id: eventId })),
    loadPart(api.eventStock.read({ id: eventId })),
  ])
  const messages = messagesOf(language, ['admin-event-report', 'admin-event-frame', 'chart', 'admin-edit'])
  const pageTitle = createTranslator(language, messages.messages)('admin-event-report:pageTitle', { title: titleOf(event, language) })
  const page = { event, report, items: inventory.items, mayEdit: isAdmin(actor), loadedAt: new Date().toISOString() }
  return { ...page, pageTitle, ...messages }
}
export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { event, report, items, mayEdit, loadedAt } = loaderData
  const t = useMessages('admin-event-report')
  const language = useLanguage()
  useLivePage('events', event.id)
  return (
    <div className="grid grid-cols-1 gap-5">
      <EventHead
        event={event}
        now={loadedAt}
        at="report"
        mayEdit={mayEdit}
        counts={{
          remaining: event.pieces.remaining,
          sales: report.totals.sales,
          pickupsOpen: event.pickups.orders - event.pickups.collected,
        }}
        aside={
          <div className="flex flex-wrap gap-2 print:hidden">
            <a
              href={addressOf(stallSales.reportFile, { id: event.id }, language)}
              download
              className={`${buttonLook({ tone: 'quiet', size: 'dense' })} max-md:min-h-11`}
            >
              <DownloadIcon className="size-4" />
              CSV
            </a>
            <Button tone="quiet" size="dense" className="max-md:min-h-11" onClick={() => window.print()}>
              <PrinterIcon className="size-4" />
              {t('print')}
            </Button>
          </div>
        }
      />
      <ReportFigures report={report} items={items} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <SoldPart report={report} items={items} />
          <PiecesParts report={report} items={items} timeZone={event.time_zone} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <HoursChart report={report} />
          <MethodsPart report={report} />
          <DrawerPart report={report} />
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
