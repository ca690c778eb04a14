import type { FailedEvent } from '#contract/admin-agents.ts'
import { adminPages } from '#contract/admin-pages.ts'
import * as calls from '#contract/calls/admin-agents.gen.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'

/** Messages about orders that an assistant did not take. */
export function FailedEventsPart({ events }: { events: readonly FailedEvent[] }) {
  const t = useMessages('admin-agents')
  const language = useLanguage()
  const resending = useWrite(calls.resend)
  return (
    <EditSection title={t('events.title')} hint={t('events.hint')}>
      <ul className="-mx-4 -mb-4 max-h-120 divide-y divide-wool/70 overflow-y-auto border-t border-wool">
        {events.map(({ id, order_number, platform, status, tries, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">
                <Link to={adminPages.order(order_number)} className="text-link inline-flex min-h-6 items-center">
                  {order_number}
                </Link>
                <span className="break-all"> · {platform}</span>
              </p>
              <p className="figures text-tiny text-smoke">
                {status === null ? t('events.noAnswer') : t('events.answer', { status: String(status) })} ·{' '}
                {t('events.tries', { count: tries })} · {formatDateTime(language, at)}
              </p>
            </div>
            <Button
              tone="quiet"
              size="dense"
              aria-label={t('events.resendNamed', { number: order_number })}
              onClick={() => void resending.act({ id }, { done: t('events.resent', { number: order_number }) })}
            >
              {t('events.resend')}
            </Button>
          </li>
        ))}
      </ul>
    </EditSection>
  )
}
