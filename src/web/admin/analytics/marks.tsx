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

/** Letters to many and events of the span, in words. */
export function marksOf({ marks }: Figures, t: AreaTranslator<'admin-analytics'>, language: Language): Mark[] {
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

/** What the diamonds on the axis stand for. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  const t = useMessages('admin-analytics')
  const language = useLanguage()
  if (marks.length === 0) return null
  return (
    <ul aria-label={t('mark.title')} className="mb-2 flex flex-wrap gap-x-5 gap-y-1">
      {marks.map(({ day, id, text, to }) => (
        <li key={id} className="flex items-center gap-2 max-md:min-h-11">
          <span aria-hidden="true" className="size-2 shrink-0 rotate-45 bg-apricot" />
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
