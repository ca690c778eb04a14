import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsOver } from '#web/commerce/use-is-over.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

const linked = {
  join: (inside: string) => (
    <Link to={pages.membership()} className="rounded-chip font-bold underline underline-offset-4 hover:decoration-2">
      {inside}
    </Link>
  ),
}

/** Shows until when only members can buy, and how to become one. The page may have been rendered before that time. */
export function EarlyAccess({ until }: { until: string | null }) {
  const t = useMessages('product')
  const language = useLanguage()
  const isOver = useIsOver(until)
  if (until === null || isOver) return null
  return (
    <Notice title={t('earlyAccess.title', { date: formatDateTime(language, until) })}>
      <p className="member:hidden">{richText(t('earlyAccess.join'), linked)}</p>
      <p className="hidden member:block">{t('earlyAccess.member')}</p>
    </Notice>
  )
}
