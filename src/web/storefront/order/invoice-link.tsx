import { invoiceAddress } from '#contract/addresses-beside.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'

export function InvoiceLink({ orderId }: { orderId: string }) {
  const t = useMessages('order')
  const language = useLanguage()
  return (
    <a href={invoiceAddress(orderId, language)} download className={buttonLook({ tone: 'quiet' })}>
      <DownloadIcon />
      {t('invoice')}
    </a>
  )
}
