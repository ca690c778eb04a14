import { useNavigate } from 'react-router'
import type { InboxMessage } from '#contract/inbox.ts'
import { languageOptions } from '#contract/languages.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CutText } from '#web/ui/cut-text.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { Link } from '#web/ui/link.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'

export type MessageListProps = {
  messages: readonly InboxMessage[]
  openId: string | undefined
  addressOf: (id: string) => string
  isSearched: boolean
  now: string
}

/** `j` and `k` open the next and the previous message, also while one is open. */
export function MessageList({ messages, openId, addressOf, isSearched, now }: MessageListProps) {
  const t = useMessages('admin-inbox')
  const common = useMessages('admin-list')
  const language = useLanguage()
  const navigate = useNavigate()
  const at = messages.findIndex(({ id }) => id === openId)

  function go(to: number) {
    const next = messages[Math.max(0, Math.min(messages.length - 1, to))]
    if (next) void navigate(addressOf(next.id), { preventScrollReset: true })
  }
  useKeys([
    { keys: 'j', label: common('key.next'), group: 'list', act: () => go(at + 1) },
    { keys: 'k', label: common('key.previous'), group: 'list', act: () => go(at - 1) },
  ])

  if (messages.length === 0)
    return (
      <p className="rounded-edge border border-wool bg-surface px-4 py-14 text-center font-bold">{t(isSearched ? 'noneFound' : 'none')}</p>
    )
  return (
    <ul aria-label={t('list')} className="divide-y divide-wool/70 rounded-edge border border-wool bg-surface">
      {messages.map(({ id, name, subject, text, status, order_number, created_at, language: writtenIn }) => (
        <li key={id}>
          <Link
            to={addressOf(id)}
            preventScrollReset
            aria-current={id === openId ? 'true' : undefined}
            className={classNames(
              'grid grid-cols-1 gap-0.5 px-3.5 py-2.5 hover:bg-office aria-[current]:bg-selected aria-[current]:shadow-[inset_3px_0_0_var(--color-lapis)]',
              status === 'done' && 'text-smoke',
            )}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span translate="no" className={classNames('break-words', status === 'new' && 'font-bold')}>
                {name}
              </span>
              <span className="figures shrink-0 text-tiny text-smoke">{formatWhen(language, created_at, now)}</span>
            </span>
            <span lang={writtenIn} className={classNames('break-words', status === 'new' && 'font-bold')}>
              {subject}
            </span>
            <span className="flex items-center gap-2 text-smoke">
              <CutText lang={writtenIn} className="min-w-0 flex-1">
                {[order_number, text].filter(Boolean).join('. ')}
              </CutText>
              <Flag country={languageOptions.find(({ code }) => code === writtenIn)?.country ?? 'GB'} size="small" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
