import { useState } from 'react'
import { formatTime, formatWhen } from '#contract/messages/format-dates.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { money } from '#contract/rules/money.ts'
import { waitingIn } from '#web/browser/offline/queued-action.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { needsLook, type QueuedStallAction } from './stall-actions.ts'
import type { Stall, StallState } from './stall.ts'

export type QueueSheetProps = { stall: Stall; state: StallState; onClose: () => void }

export function QueueSheet({ stall, state, onClose }: QueueSheetProps) {
  const t = useMessages('admin-stall')
  const admin = useMessages('admin')
  const language = useLanguage()
  const [isTrying, setIsTrying] = useState(false)
  const newestFirst = state.actions.toReversed()
  const waiting = waitingIn(state.actions)
  const toSettle = newestFirst.filter(needsLook)
  const others = waiting.some(({ madeBy }) => madeBy !== undefined && state.person !== undefined && madeBy !== state.person.id)

  async function tryNow() {
    setIsTrying(true)
    await stall.refresh().finally(() => setIsTrying(false))
  }

  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t('queue.title')}
      closeLabel={admin('action.close')}
      footer={
        <div className="flex gap-3">
          <Button tone="quiet" size="large" loading={isTrying} onClick={() => void tryNow()}>
            {t('queue.now')}
          </Button>
          <Button size="large" wide onClick={onClose}>
            {t('queue.on')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 text-small">
        <p>
          <span className="figures block text-heading-1 font-bold">{waiting.length}</span>
          <span className="text-smoke">{waiting.length > 0 ? t('queue.kept') : t('queue.allSent')}</span>
          {state.lists && (
            <span className="mt-1 block text-smoke">
              {t('queue.listFrom', { when: formatWhen(language, state.lists.manifest.as_of, state.now) })}
            </span>
          )}
        </p>
        {others && <Notice>{t('queue.others')}</Notice>}
        {toSettle.map((item) => (
          <ToSettle key={item.number} item={item} stall={stall} />
        ))}
        {newestFirst.length === 0 && <p className="text-smoke">{t('queue.empty')}</p>}
        <ul className="divide-y divide-wool border-y border-wool empty:hidden">
          {newestFirst.map((item) => (
            <li key={item.number} className="flex items-start gap-3 py-2.5">
              <span className="figures w-11 shrink-0 text-smoke">{formatTime(item.madeAt)}</span>
              <span className="min-w-0 flex-1">
                <b className="block">{item.title}</b>
                <span className="text-smoke">
                  {t(`queue.kind.${item.action.kind}`)}
                  {item.amount === undefined ? ` · ${t('queue.pieces', { count: item.pieces })}` : ` · ${formatMoney(item.amount)}`}
                </span>
              </span>
              <span className={item.state === 'refused' ? 'font-bold text-pomegranate' : 'text-smoke'}>
                {t(`queue.state.${item.state}`)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  )
}

function ToSettle({ item, stall }: { item: QueuedStallAction; stall: Stall }) {
  const t = useMessages('admin-stall')
  const [isDropping, setIsDropping] = useState(false)
  const { conflict, written, amount = 0, title: number } = item
  const here = formatTime(item.madeAt)
  if (conflict) {
    return (
      <Notice tone="error" title={t('queue.conflictTitle')}>
        <p className="mt-1">
          {conflict.at
            ? t('queue.conflictBy', { number, here, there: formatTime(conflict.at), by: conflict.by ?? '?' })
            : t('queue.conflictPlain', { number, here })}
        </p>
        <Button tone="quiet" size="small" className="mt-3" onClick={() => void stall.dismiss(item.number)}>
          {t('queue.settled')}
        </Button>
      </Notice>
    )
  }
  if (written !== undefined) {
    return (
      <Notice tone="error" title={t('queue.pricesTitle')}>
        <p className="mt-1">{t('queue.prices', { number, here: formatMoney(money(amount)), there: formatMoney(money(written)) })}</p>
        <Button tone="quiet" size="small" className="mt-3" onClick={() => void stall.dismiss(item.number)}>
          {t('queue.settled')}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice tone="error" title={`${t('queue.refusedTitle')}: ${number}`}>
      <p className="mt-1">{item.refusal}</p>
      {isDropping && <p className="mt-1">{t('queue.dropText')}</p>}
      <p className="mt-3 flex flex-wrap gap-2">
        <Button tone="quiet" size="small" onClick={() => void stall.tryAgain(item.number)}>
          {t('queue.again')}
        </Button>
        <Button
          tone={isDropping ? 'danger' : 'quiet'}
          size="small"
          onClick={() => (isDropping ? void stall.dismiss(item.number) : setIsDropping(true))}
        >
          {isDropping ? t('queue.dropSure') : t('queue.drop')}
        </Button>
      </p>
    </Notice>
  )
}
