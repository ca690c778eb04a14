import type { AuditEntry } from '#contract/audit.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { AuditEntity } from '#contract/rules/audit-actions.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { FoldedText } from '#web/ui/folded-text.tsx'
import { Link } from '#web/ui/link.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { fieldName, sentenceOf, valueText } from './log-words.ts'

/** Number of log entries that a record's page loads. Its loader must bring the messages of `admin-log`. */
export const historyShown = 8
const fieldsShown = 4

export type ThingHistoryProps = { entity: AuditEntity; id: string; entries: readonly AuditEntry[]; total: number }

export function ThingHistory({ entity, id, entries, total }: ThingHistoryProps) {
  const t = useMessages('admin-log')
  const language = useLanguage()
  return (
    <EditSection
      title={t('history.title')}
      aside={
        total > entries.length && (
          <Link to={adminPages.log({ entity, entity_id: id })} className="text-link text-small font-bold">
            {t('history.all', { count: total })}
          </Link>
        )
      }
    >
      {entries.length === 0 && <p className="text-small text-smoke">{t('history.none')}</p>}
      <ol className="grid gap-3">
        {entries.map((entry) => {
          const changes = Object.entries(entry.changes)
          return (
            <li key={entry.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-small">
              <span aria-hidden="true" className="mt-1.5 size-2 rotate-45 bg-edge" />
              <div className="min-w-0">
                <p className="font-medium">
                  {entry.actor.name ?? t('somebody')}
                  {': '}
                  {sentenceOf(t, entry.action)} <span translate="no">{entry.entity_name}</span>
                </p>
                {changes.slice(0, fieldsShown).map(([field, [before, after]]) => (
                  <FoldedText key={field} lines={3} className="text-smoke">
                    {`${fieldName(t, field)}: ${before === null ? '' : `${valueText(t, language, before, entry.entity)} → `}${valueText(t, language, after, entry.entity)}`}
                  </FoldedText>
                ))}
                {changes.length > fieldsShown && <p className="text-smoke">{t('history.more', { count: changes.length - fieldsShown })}</p>}
                <time dateTime={entry.at} className="figures text-tiny text-smoke">
                  {formatDateTime(language, entry.at)}
                </time>
              </div>
            </li>
          )
        })}
      </ol>
    </EditSection>
  )
}
