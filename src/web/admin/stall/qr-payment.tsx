import { use, useState } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import { payloadFor } from '#contract/rules/duitnow/merchant-payload.ts'
import type { Money } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type QrPaymentProps = {
  total: Money
  reference: string
  duitnow: string | null
  isBusy: boolean
  footLook: string
  onPaid: () => void
}

/** The merchant's code with this sum and reference, made on the phone without our network. */
export function QrPayment({ total, reference, duitnow, isBusy, footLook, onPaid }: QrPaymentProps) {
  const t = useMessages('admin-stall')
  const payload = duitnow === null ? undefined : payloadFor(duitnow, { amount: total, reference })
  if (payload === undefined) return <Notice>{t('pay.qrMissing')}</Notice>
  return (
    <>
      <div className="grid justify-items-center gap-3 rounded-edge bg-bone p-4 text-night">
        <PaymentCode payload={payload} label={t('pay.qrLabel', { amount: formatMoney(total) })} />
        <p className="figures text-heading-2 font-bold">{formatMoney(total)}</p>
      </div>
      <p className="text-center">{t('pay.qrText')}</p>
      <p className="text-center font-bold">{t('pay.qrCheck')}</p>
      <div className={footLook}>
        <Button size="large" wide className="min-h-16" loading={isBusy} onClick={onPaid}>
          {t('pay.qrPaid', { amount: formatMoney(total) })}
        </Button>
      </div>
    </>
  )
}

/** Loads the code generator on demand. */
function PaymentCode({ payload, label }: { payload: string; label: string }) {
  const [drawing] = useState(() => import('qr'))
  const { encodeQR } = use(drawing)
  const address = `data:image/svg+xml,${encodeURIComponent(encodeQR(payload, 'svg', { ecc: 'medium', border: 4 }))}`
  return <img src={address} alt={label} width={320} height={320} className="w-full max-w-80" />
}
