import { type ReactNode, useEffect, useState } from 'react'
import { withRetries } from '#web/browser/calls/with-retries.ts'
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

export type PeekedProps<Read> = { read: (signal: AbortSignal) => Promise<Read>; children: (read: Read) => ReactNode }

export function Peeked<Read>({ read, children }: PeekedProps<Read>) {
  const t = useMessages('admin-list')
  const [first] = useState(() => read)
  const [state, setState] = useState<{ read?: Read; hasFailed?: boolean }>({})
  useEffect(() => {
    const leaving = new AbortController()
    withRetries(() => first(leaving.signal), leaving.signal).then(
      (answer) => setState({ read: answer }),
      () => !leaving.signal.aborted && setState({ hasFailed: true }),
    )
    return () => leaving.abort()
  }, [first])
  return (
    <div aria-live="polite" className="min-h-40">
      {state.read === undefined ? (
        <p className="text-smoke">{t(state.hasFailed ? 'peek.failed' : 'peek.reading')}</p>
      ) : (
        children(state.read)
      )}
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
