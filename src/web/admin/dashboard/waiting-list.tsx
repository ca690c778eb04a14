import { useRef } from 'react'
import type { Attention } from '#contract/desk.ts'
import { type WaitName, waitNames } from '#contract/rules/waiting-lists.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { ArrowRightIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Link } from '#web/ui/link.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import { formatWhen } from './format-when.ts'

/** Late items and errors, shown as urgent. */
const alarming: ReadonlySet<WaitName> = new Set(['to_refund', 'overdue_items', 'out_of_stock', 'failed_agent_events', 'failed_jobs'])
const timed = ['proofs_waiting', 'overdue_items', 'unpaid_soon', 'unread_messages', 'reviews_waiting', 'returns_waiting'] as const
function hasSince(name: WaitName): name is (typeof timed)[number] {
  return timed.some((one) => one === name)
}
/** Only administrators can handle these. */
const forAdministrators: ReadonlySet<WaitName> = new Set([
  'membership_requests',
  'partner_applications',
  'failed_agent_events',
  'failed_jobs',
])

/** Counts of open tasks, each with a link to its list; `j` and `k` move between them. `at` is the current time. */
export function WaitingList({ attention, isAdministrator, at }: { attention: Attention; isAdministrator: boolean; at: string }) {
  const t = useMessages('admin-dashboard')
  const language = useLanguage()
  const { low_stock_at: few } = useShop()
  const list = useRef<HTMLUListElement>(null)
  const waiting = waitNames.filter((name) => attention[name].count > 0 && (isAdministrator || !forAdministrators.has(name)))

  function walk(step: 1 | -1) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : at + step
    links[Math.max(0, Math.min(links.length - 1, next))]?.focus()
  }
  useKeys([
    { keys: 'j', label: t('waiting.next'), group: 'page', act: () => walk(1) },
    { keys: 'k', label: t('waiting.previous'), group: 'page', act: () => walk(-1) },
  ])

  return (
    <DashboardPart
      title={t('waiting.title')}
      aside={
        waiting.length > 1 && (
          <span className="flex items-center gap-1.5 text-tiny text-smoke max-md:hidden">
            <Kbd>j</Kbd>
            <Kbd>k</Kbd> {t('waiting.move')} <Kbd>↵</Kbd> {t('waiting.open')}
          </span>
        )
      }
    >
      {waiting.length === 0 ? (
        <p className="px-4 pb-4 text-smoke">{t('waiting.none')}</p>
      ) : (
        <ul ref={list}>
          {waiting.map((name) => {
            const { count, href, since } = attention[name]
            const note =
              since !== null && hasSince(name)
                ? t(`since.${name}`, { when: formatWhen(language, since, at) })
                : t(`waits.${name}.note`, { few })
            return (
              <li key={name} className="border-t border-wool">
                <Link
                  to={href}
                  className="flex min-h-11 items-center gap-4 px-4 py-1.5 hover:bg-hover focus-visible:shadow-[inset_3px_0_0_var(--color-lapis)] max-md:min-h-12"
                >
                  <span className={`figures min-w-7 text-lead font-bold ${alarming.has(name) ? 'text-pomegranate' : 'text-lapis'}`}>
                    {formatNumber(language, count)}
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="font-bold">{t(`waits.${name}.label`, { count })}</span>{' '}
                    <span className="text-smoke max-md:block md:ml-1">{note}</span>
                  </span>
                  <ArrowRightIcon className="size-4 shrink-0 text-smoke" />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </DashboardPart>
  )
}
