import * as production from '#contract/calls/production.gen.ts'
import type { BulkAnswer } from '#contract/lists.ts'
import type { QueueItem } from '#contract/production.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { BatchChange } from './board-card.tsx'
import { noteVersions, versionsOf } from './item-versions.ts'

export function useBatch() {
  const t = useMessages('admin-production')
  const { attempt } = useWrite(production.batch)
  const refresh = useRefresh()
  function whatFailed(failed: BulkAnswer['failed']): string {
    const isOvertaken = failed.every(({ code }) => code === 'changed_meanwhile')
    return t(isOvertaken ? 'someOvertaken' : 'someFailed', { count: failed.length })
  }

  return async (items: readonly QueueItem[], key: string, change: BatchChange): Promise<void> => {
    try {
      // Steps that have already begun stay unchanged.
      const isBegin = 'status' in change && change.status === 'in_progress'
      const turned = isBegin ? items.filter((item) => item.status === 'pending') : items
      const order_item_ids = turned.map(({ order_item_id }) => order_item_id)
      const body = { order_item_ids, step: key, ...change, expected_updated_at: versionsOf(turned) }
      const { changed, failed, updated_at } = await attempt(body)
      noteVersions(updated_at)
      await refresh()
      const of = { count: changed, step: items[0]?.current_step?.name ?? key }
      const said = 'assigned_to' in change ? t('given', of) : change.status === 'done' ? t('finished', of) : t('started', of)
      showToast({
        title: said,
        ...(failed.length > 0 && { description: whatFailed(failed), tone: 'error' as const }),
      })
    } catch {
      showToast({ title: t('batchFailed'), tone: 'error' })
    }
  }
}
