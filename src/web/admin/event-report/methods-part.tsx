import type { EventReport } from '#contract/stall-sales.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { ReportPart } from './report-part.tsx'

type Bar = { key: string; label: string; note: string; total: number }

export function MethodsPart({ report: { by_method, by_member } }: { report: EventReport }) {
  const t = useMessages('admin-event-report')
  const methods = by_method.map(({ method, sales, total }) => ({
    key: method,
    label: t(`method.${method}`),
    note: t('salesCount', { count: sales }),
    total,
  }))
  const members = by_member.map(({ is_member, sales, total }) => ({
    key: String(is_member),
    label: t(is_member ? 'members.members' : 'members.others'),
    note: t('salesCount', { count: sales }),
    total,
  }))
  return (
    <>
      <ReportPart title={t('methods.title')} aside="RM">
        <Bars bars={methods} none={t('methods.none')} />
      </ReportPart>
      <ReportPart title={t('members.title')} aside="RM">
        <Bars bars={members} none={t('methods.none')} />
      </ReportPart>
    </>
  )
}

function Bars({ bars, none }: { bars: readonly Bar[]; none: string }) {
  const most = Math.max(...bars.map(({ total }) => total), 0)
  if (most === 0) return <p className="text-smoke">{none}</p>
  return (
    <ul className="figures grid text-small">
      {bars.map(({ key, label, note, total }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-wool/70 py-2 last:border-b-0 sm:grid-cols-[9rem_6rem_minmax(0,1fr)_auto]"
        >
          <span className="font-medium">{label}</span>
          <span className="text-smoke max-sm:row-start-2">{note}</span>
          <ShareBar share={(total / most) * 100} className="h-3 w-full max-sm:hidden print:hidden" />
          <span className="text-right font-bold max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
            {formatMoney(total).replace('RM\u00a0', '')}
          </span>
        </li>
      ))}
    </ul>
  )
}
