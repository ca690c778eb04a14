import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnAddress } from '#contract/members.ts'
import { RequestError } from '#web/browser/request-errors.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { removeAddress } from './address-calls.ts'

export type RemoveDialogProps = { address: OwnAddress; open: boolean; onOpenChange: (open: boolean) => void }

export function RemoveDialog({ address, open, onOpenChange }: RemoveDialogProps) {
  const t = useWords('account')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking')

  async function handleConfirm() {
    setState('sending')
    try {
      await removeAddress(address.id, language)
    } catch (error) {
      // Deleted in another window: what was wanted is so.
      if (!(error instanceof RequestError && error.status === 404)) return setState('failed')
    }
    showToast({ title: t('addresses.removed') })
    onOpenChange(false)
    await revalidate()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('addresses.removeTitle')}
      closeLabel={t('addresses.close')}
      description={t('addresses.removeText')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('addresses.keep')}
          </Button>
          <Button tone="danger" loading={state === 'sending'} onClick={() => void handleConfirm()}>
            {t('addresses.removeConfirm')}
          </Button>
        </>
      }
    >
      <p className="font-medium break-words">{[address.name, address.address, address.city].join(', ')}</p>
      {state === 'failed' && (
        <Notice tone="error" announced className="mt-4">
          {t('addresses.removeFailed')}
        </Notice>
      )}
    </Dialog>
  )
}
