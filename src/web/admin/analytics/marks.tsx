import { adminPages } from '#contract/admin-pages.ts'
import type { Figures } from '#contract/figures.ts'
import type { Language } from '#contract/languages.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { DayMark } from './series.ts'

type Mark = DayMark & { id: string; to: string }

export function marksOf(marks: Figures['marks'], t: AreaTranslator<'admin-analytics'>, language: Language): Mark[] {
  return marks.map(({ day, kind, id, name, recipients }) => ({
    day,
    id,
    ...(kind === 'letter'
      ? {
          text: t('mark.letter', { name, count: recipients ?? 0, readers: formatNumber(language, recipients ?? 0) }),
          to: adminPages.campaign(id),
        }
      : { text: t('mark.event', { name }), to: adminPages.event(id) }),
  }))
}

/** Explains the diamonds of the chart: filled ones on its axis, hollow ones on the line of the compared period. */
export function Marks({ marks, before }: { marks: readonly Mark[]; before: readonly Mark[] }) {
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  const all = [...marks.map((mark) => ({ ...mark, isBefore: false })), ...before.map((mark) => ({ ...mark, isBefore: true }))]
  if (all.length === 0) return null
  return (
    <ul aria-label={t('mark.title')} className="mb-2 flex flex-wrap gap-x-5 gap-y-1">
      {all.map(({ day, id, text, to, isBefore }) => (
        <li key={`${day}/${id}`} className="flex items-center gap-2 max-md:min-h-11">
          <span
            aria-hidden="true"
            data-before={isBefore || undefined}
            className="size-2 shrink-0 rotate-45 bg-apricot data-before:border-[1.5px] data-before:border-[#cb6d2a] data-before:bg-transparent dark:data-before:border-apricot print:[print-color-adjust:exact]"
          />
          <span>
            {formatDate(language, day, { month: 'short', year: false })}:{' '}
            <Link to={to} className="text-link">
              {text}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  )
}
