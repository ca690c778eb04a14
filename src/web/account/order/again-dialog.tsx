import { Suspense, use } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Again } from './put-in-cart.ts'
import { CheckIcon } from '#web/ui/icons.tsx'

export type AgainDialogProps = {
  /** The result, once known; undefined after a failure. */
  put: Promise<Again | undefined>
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AgainDialog({ put, open, onOpenChange }: AgainDialogProps) {
  const t = useMessages('account')
  const shell = useMessages('shell')
  const navigate = useNavigate()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('order.again.button')}
      closeLabel={shell('action.close')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('order.again.stay')}
          </Button>
          <Button onClick={() => void navigate(pages.cart())}>{t('order.again.toCart')}</Button>
        </>
      }
    >
      <Suspense
        fallback={
          <output aria-busy="true" aria-label={shell('action.loading')} className="grid gap-3">
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-2/3" />
          </output>
        }
      >
        <Outcome put={put} />
      </Suspense>
    </Dialog>
  )
}

function Outcome({ put }: Pick<AgainDialogProps, 'put'>) {
  const t = useMessages('account')
  const again = use(put)
  if (!again)
    return (
      <Notice tone="error" announced>
        {t('order.again.failed')}
      </Notice>
    )
  const isNothing = again.added.length === 0
  return (
    <div className="grid gap-5">
      <Notice tone={isNothing ? 'error' : again.missing.length > 0 ? 'info' : 'success'} announced>
        {t(isNothing ? 'order.again.titleNone' : again.missing.length > 0 ? 'order.again.titleSome' : 'order.again.titleAll')}
      </Notice>
      <AgainList again={again} />
    </div>
  )
}

function AgainList({ again: { added, missing } }: { again: Again }) {
  const t = useMessages('account')
  return (
    <div className="grid gap-5">
      {added.length > 0 && (
        <div>
          <p className="text-small text-smoke">{t('order.again.added')}</p>
          <ul className="mt-1.5 grid gap-1.5">
            {added.map(({ line, quantity, wanted }) => (
              <li key={[line.id, line.variation_id, line.size].join()} className="flex gap-2.5">
                <CheckIcon className="mt-1 size-4 text-tile" />
                <span className="min-w-0">
                  {quantity < wanted ? t('order.again.fewer', { name: line.name, count: quantity }) : line.name}
                  <span className="figures block text-small text-smoke">
                    {[line.variation_name, line.size, quantity > 1 ? `× ${quantity}` : ''].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missing.length > 0 && (
        <div>
          <p className="text-small text-smoke">{t('order.again.missing')}</p>
          <ul className="mt-1.5 grid gap-1.5">
            {missing.map(({ id, name, reason }) => (
              <li key={id}>
                {name}
                {reason && <span className="block text-small text-smoke">{reason}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
