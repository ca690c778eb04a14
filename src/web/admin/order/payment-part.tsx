import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { StaffOrder } from '#contract/orders.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { acceptPayment, sentenceOf } from '../order-calls.ts'
import { Part } from './part.tsx'
import { EarlierProofs } from './earlier-proofs.tsx'
import { ProofView } from './proof-view.tsx'

const RefuseDialog = lazy(() => import('./refuse-dialog.tsx').then((module) => ({ default: module.RefuseDialog })))

export type PaymentPartProps = { order: StaffOrder }

/** How it is to be paid, the slip, and the decision on it. */
export function PaymentPart({ order }: PaymentPartProps) {
  const t = useWords('admin')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [isSending, setIsSending] = useState(false)
  const [isRefusing, setIsRefusing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isToBeDecided = order.payment_status === 'proof_submitted' && order.status === 'pending'

  async function handleAccept() {
    setIsSending(true)
    setRefusal(undefined)
    try {
      await acceptPayment(order.id, language)
      showToast({ title: t('proof.accepted', { number: order.order_number }), tone: 'success' })
      void revalidate()
    } catch (error) {
      setRefusal(sentenceOf(error) ?? t('failed.network'))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Part title={t('order.payment')} aside={<span className="figures font-bold">{formatMoney(order.total)}</span>}>
      <div className="grid gap-3">
        <p>
          <span className="font-bold">{t(`payment.${order.payment_status}`)}</span>
          <span className="block text-smoke">
            {order.payment_method.title}
            {order.payment_method.is_sandbox && ` · ${t('order.sandbox')}`}
          </span>
          {order.reference && <span className="figures block text-smoke">{t('order.reference', { reference: order.reference })}</span>}
        </p>
        {order.proof_refusal && order.payment_status === 'unpaid' && (
          <Notice tone="error" title={t('proof.wasRefused')}>
            {order.proof_refusal}
          </Notice>
        )}
        {order.payment_proof ? (
          <ProofView key={order.payment_proof.id} order={order} proof={order.payment_proof} />
        ) : (
          <p className="text-smoke">{t('proof.none')}</p>
        )}
        <EarlierProofs order={order} />
        {refusal && (
          <Notice tone="error" announced>
            {refusal}
          </Notice>
        )}
        {isToBeDecided && (
          <div className="grid grid-cols-2 gap-2.5">
            <Button tone="quiet" size="small" onClick={() => setIsRefusing(true)}>
              {t('proof.refuse')}
            </Button>
            <Button size="small" loading={isSending} onClick={() => void handleAccept()}>
              {t('proof.accept')}
            </Button>
          </div>
        )}
      </div>
      {isRefusing && (
        <Suspense>
          <RefuseDialog
            order={order}
            onClose={() => setIsRefusing(false)}
            onDone={() => {
              setIsRefusing(false)
              showToast({ title: t('proof.refused', { number: order.order_number }), tone: 'success' })
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </Part>
  )
}
