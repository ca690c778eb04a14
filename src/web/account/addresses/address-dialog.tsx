import { Suspense } from 'react'
import type { CheckoutOptions } from '#contract/checkout.ts'
import type { OwnAddress } from '#contract/members.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddressForm } from './address-form.tsx'

export type AddressDialogProps = {
  /** A new one without. */
  address: OwnAddress | undefined
  /** The first of a book is the default for both. */
  isFirst: boolean
  ownName: string
  countries: CheckoutOptions['countries']
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AddressDialog({ open, onOpenChange, ...form }: AddressDialogProps) {
  const t = useWords('account')
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
