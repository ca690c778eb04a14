import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toasts.ts'
import type { BulkAction, BulkUndo } from './list-parts.ts'
import { stopAtUnread } from '../fields/unread-fields.ts'
import { useUndo } from '../undo/use-undo.ts'
import { type BulkRun, runBulk } from './run-bulk.ts'

export type BulkDialogProps = {
  action: Omit<BulkAction<never>, 'fits' | 'preview' | 'undo' | 'versionOf' | 'warning'>
  /** The affected rows. Undefined: every row that matches the filter. */
  rows: readonly { id: string; name: string; version: string }[] | undefined
  undoable: BulkUndo | undefined
  warning?: string | undefined
  preview?: ReactNode
  onClose: () => void
  onDone: () => void
}

const namesShown = 60

/** Confirms a bulk action, shows its progress, and lists the refused rows with the reasons. */
export function BulkDialog({ action, rows, undoable, warning, preview, onClose, onDone }: BulkDialogProps) {
  const t = useMessages('admin-list')
  // Fixed at the start, since the listed rows change during a long run.
  const [asked] = useState(rows)
  const [ids, setIds] = useState<readonly string[] | undefined>(asked?.map(({ id }) => id))
  const [run, setRun] = useState<BulkRun>()
  const [hasEnded, setHasEnded] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const stopping = useRef(new AbortController())
  // Fixed at the start, since the rows have other values afterwards.
  const [taking] = useState(undoable)
  const { offerUndo } = useUndo()
  const { findAll } = action
  const isRunning = run !== undefined && !hasEnded

  useEffect(() => {
    if (ids !== undefined || hasFailed) return
    void findAll?.().then(setIds, () => setHasFailed(true))
  }, [ids, hasFailed, findAll])

  async function handleConfirm() {
    if (stopAtUnread()) return
    const read = new Map(asked?.map(({ id, version }) => [id, version]))
    const end = await runBulk(ids ?? [], read, action.send, setRun, stopping.current.signal)
    setRun(end)
    setHasEnded(true)
    if (end.failed.length > 0 || end.done < end.all) return
    const title = action.done(end.done)
    if (taking) offerUndo({ title, ...taking })
    else showToast({ title, tone: 'success' })
    onDone()
  }

  const names = asked?.map(({ name }) => name) ?? []
  return (
    <Dialog
      open
      firm={isRunning}
      onOpenChange={(isOpen) => {
        if (isOpen || isRunning) return
        if (hasEnded) onDone()
        else onClose()
      }}
      size="small"
      title={ids === undefined ? action.label : action.title(ids.length)}
      description={action.consequence}
      closeLabel={t('close')}
      actions={
        hasEnded ? (
          <Button size="small" onClick={onDone}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button tone="quiet" size="small" onClick={() => (isRunning ? stopping.current.abort() : onClose())}>
              {isRunning ? t('bulk.stop') : (action.keep ?? t('cancel'))}
            </Button>
            <Button
              size="small"
              tone={action.danger ? 'danger' : 'primary'}
              disabled={!isRunning && (ids === undefined || ids.length === 0 || action.isReady === false)}
              loading={isRunning}
              onClick={() => void handleConfirm()}
            >
              {action.confirm ?? action.label}
            </Button>
          </>
        )
      }
    >
      {!run && warning !== undefined && (
        <Notice tone="error" className="mb-4">
          {warning}
        </Notice>
      )}
      {!run && action.form && <div className="mb-4">{action.form}</div>}
      {isRunning && (
        <ProgressBar label={t('bulk.progress', { done: run.done, all: run.all })} value={run.all === 0 ? 0 : (100 * run.done) / run.all} />
      )}
      {hasFailed && (
        <Notice tone="error" announced>
          <p>{t('failed')}</p>
          <button type="button" className="text-link font-bold" onClick={() => setHasFailed(false)}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {!run && ids === undefined && !hasFailed && <Skeleton className="h-5 w-48" />}
      {!run && ids?.length === 0 && <p>{t('bulk.nonePossible')}</p>}
      {!run && preview !== undefined && <div className="max-h-60 overflow-y-auto">{preview}</div>}
      {!run && preview === undefined && names.length > 0 && (
        <p className="figures max-h-40 overflow-y-auto text-smoke">
          {names.slice(0, namesShown).join(', ')}
          {names.length > namesShown && ` ${t('bulk.andMore', { count: names.length - namesShown })}`}
        </p>
      )}
      {run && hasEnded && <Outcome run={run} nameOf={(id) => asked?.find((row) => row.id === id)?.name ?? ''} />}
    </Dialog>
  )
}

function Outcome({ run: { done, all, failed }, nameOf }: { run: BulkRun; nameOf: (id: string) => string }) {
  const t = useMessages('admin-list')
  const errors = useMessages('errors') as (key: string) => string
  const changed = done - failed.length
  function sentence(code: string): string {
    if (code === 'unanswered') return t('bulk.unanswered')
    const key = `errors.${code}`
    const text = errors(key)
    return text === key ? t('failed') : text
  }
  return (
    <div className="grid gap-3">
      <p className="font-bold">{t('bulk.changed', { count: changed })}</p>
      {done < all && <p>{t('bulk.stopped', { count: all - done })}</p>}
      {failed.length > 0 && (
        <Notice tone="error" title={t('bulk.refused', { count: failed.length })} announced>
          <ul className="max-h-60 overflow-y-auto">
            {failed.map(({ id, code }) => (
              <li key={id}>
                <span className="figures font-bold">{nameOf(id)}</span> {sentence(code)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
