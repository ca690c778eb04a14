import { Suspense } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddressForm, type AddressFormProps } from './address-form.tsx'

export type AddressDialogProps = Omit<AddressFormProps, 'onDone'> & { open: boolean; onOpenChange: (open: boolean) => void }

export function AddressDialog({ open, onOpenChange, ...form }: AddressDialogProps) {
  const t = useMessages('account')
  return (
    <Dialog
      firm
      open={open}
      onOpenChange={onOpenChange}
      title={form.address ? t('addresses.editTitle') : t('addresses.newTitle')}
      closeLabel={t('addresses.close')}
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <AddressForm {...form} onDone={() => onOpenChange(false)} />
      </Suspense>
    </Dialog>
  )
}
