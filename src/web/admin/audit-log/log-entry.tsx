import type { AuditEntry } from '#contract/audit.ts'
import { formatTime } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { addressOf, entityName, fieldName, sentenceOf, valueText } from './log-words.ts'

/** Order number at the start of a name. A line must not break at its hyphen. */
const orderNumber = /^UND-\d+:?/

/** One change as a sentence. Opened, it shows the old and the new value of each field. */
export function LogEntry({ entry }: { entry: AuditEntry }) {
  const t = useMessages('admin-log')
  const language = useLanguage()
  const changes = Object.entries(entry.changes)
  const to = addressOf(entry)
  const name = entry.entity_name ?? ''
  const number = orderNumber.exec(name)?.[0] ?? ''
  return (
    <li>
      <details className="group open:bg-hover">
        <summary className="grid cursor-pointer list-none grid-cols-[3rem_minmax(0,1fr)_1.25rem] items-center gap-x-3 px-3.5 py-2.5 hover:bg-office lg:grid-cols-[3rem_11rem_minmax(0,1fr)_9rem_1.25rem] [&::-webkit-details-marker]:hidden">
          <span className="figures text-smoke">{formatTime(entry.at)}</span>
          <span className="font-medium break-words max-lg:col-start-2">{entry.actor.name ?? t('somebody')}</span>
          <span className="max-lg:col-start-2 max-lg:row-start-2">
            {sentenceOf(t, entry.action)}{' '}
            {name && (
              <b translate="no" className="break-words">
                <span className="whitespace-nowrap">{number}</span>
                {name.slice(number.length)}
              </b>
            )}
          </span>
          <span className="text-right text-tiny text-smoke max-lg:hidden">{entityName(t, entry.entity)}</span>
          <ChevronDownIcon className="size-4 text-smoke transition-transform group-open:rotate-180 max-lg:col-start-3 max-lg:row-start-1" />
        </summary>
        <div className="grid gap-3 px-3.5 pt-1 pb-4 lg:pl-18">
          {changes.length === 0 ? (
            <p className="text-smoke">{t('nothing')}</p>
          ) : (
            <div className="overflow-x-auto">
              <table className="w-full max-w-3xl text-left">
                <thead className="text-tiny text-smoke">
                  <tr>
                    <th scope="col" className="py-1 pr-4 font-medium">
                      {t('field')}
                    </th>
                    <th scope="col" className="py-1 pr-4 font-medium">
                      {t('before')}
                    </th>
                    <th scope="col" className="py-1 pr-4 font-medium">
                      {t('after')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {changes.map(([field, [before, after]]) => (
                    <tr key={field} className="align-top">
                      <th scope="row" className="py-1 pr-4 font-normal text-smoke">
                        {fieldName(t, field)}
                      </th>
                      <td className="max-w-80 py-1 pr-4 break-words">
                        <del className="figures rounded-chip bg-cancelled-ground box-decoration-clone px-1.5 text-cancelled">
                          {valueText(t, language, before, entry.entity)}
                        </del>
                      </td>
                      <td className="max-w-80 py-1 break-words">
                        <ins className="figures rounded-chip bg-completed-ground box-decoration-clone px-1.5 text-completed no-underline">
                          {valueText(t, language, after, entry.entity)}
                        </ins>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-tiny text-smoke">
            {to !== undefined && (
              <Link to={to} className="text-link min-w-0 text-small font-bold wrap-anywhere">
                {t('open', { name: name || entityName(t, entry.entity) })}
              </Link>
            )}
            <Link to={adminPages.log({ entity: entry.entity, entity_id: entry.entity_id })} className="text-link text-small">
              {t('all')}
            </Link>
            <span className="self-center break-all">{t('request', { id: entry.request_id })}</span>
          </p>
        </div>
      </details>
    </li>
  )
}
