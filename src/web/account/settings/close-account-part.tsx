import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Part } from '../part.tsx'

const CloseAccountDialog = lazy(() => import('./close-account-dialog.tsx').then((module) => ({ default: module.CloseAccountDialog })))

export function CloseAccountPart({ hasPassword }: { hasPassword: boolean }) {
  const t = useMessages('settings')
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <Part title={t('close.title')}>
      <p className="mb-4 text-label text-smoke">{t('close.lead')}</p>
      <Button tone="quiet" size="small" onClick={() => setIsOpen(true)}>
        {t('close.open')}
      </Button>
      <Suspense>{isOpen !== undefined && <CloseAccountDialog hasPassword={hasPassword} open={isOpen} onOpenChange={setIsOpen} />}</Suspense>
    </Part>
  )
}
