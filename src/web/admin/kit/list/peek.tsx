import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type PeekProps = { name: string; to: string | undefined; children: ReactNode; onClose: () => void }

export function Peek({ name, to, children, onClose }: PeekProps) {
  const t = useMessages('admin-list')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={name}
      closeLabel={t('close')}
      actions={
        to && (
          <ButtonLink tone="quiet" size="dense" to={to}>
            {t('peek.open')}
          </ButtonLink>
        )
      }
    >
      {children}
    </Dialog>
  )
}

export type PeekedProps<Answer> = { query: UseQueryOptions<Answer>; children: (answer: Answer) => ReactNode }

export function Peeked<Answer>({ query, children }: PeekedProps<Answer>) {
  const t = useMessages('admin-list')
  const { data, isError } = useQuery(query)
  return (
    <div aria-live="polite" className="min-h-40">
      {data === undefined ? <p className="text-smoke">{t(isError ? 'peek.failed' : 'peek.reading')}</p> : children(data)}
    </div>
  )
}

export function PeekedFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3 py-1">
      <dt className="text-smoke">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
