import { lazy, Suspense, useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { paymentWordOf } from '#contract/rules/order-states.ts'
import { isPaidByProof } from '#contract/rules/payment-kinds.ts'
import type { StaffOrder } from '#contract/orders.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { isPaymentDecided } from '../is-payment-decided.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { AcceptQuestion } from './accept-question.tsx'
import { Part } from './part.tsx'
import { EarlierProofs } from './earlier-proofs.tsx'
import { ProofView } from './proof-view.tsx'
import { useOrderCache } from './use-order-cache.ts'

const RefuseDialog = lazy(() => import('./refuse-dialog.tsx').then((module) => ({ default: module.RefuseDialog })))

export function PaymentPart({ order }: { order: StaffOrder }) {
  const t = useMessages('admin-order')
  const common = useMessages('admin')
  const { showOrder } = useOrderCache()
  const [isRefusing, setIsRefusing] = useState(false)
  // The id of the proof being asked about. A proof that replaces it must be viewed first.
  const [askedProof, setAskedProof] = useState<string>()
  const proofId = order.payment_proof?.id ?? ''
  const isAsking = askedProof === proofId
  const isProofAwaited = order.payment_status === 'unpaid' && order.status === 'pending' && isPaidByProof(order.payment_method.type)
  const isToBeDecided = order.payment_status === 'proof_submitted' && order.status === 'pending'

  const accept = useWrite(adminOrders.setPayment, {
    isMade: isPaymentDecided,
    onSuccess: (changed) => {
      showToast({ title: t('proof.accepted', { number: order.order_number }), tone: 'success' })
      return showOrder(changed)
    },
  })

  return (
    <Part title={t('order.payment')} aside={<span className="figures font-bold">{formatMoney(order.total)}</span>}>
      <div className="grid gap-3">
        <p>
          <span className="font-bold">{common(`payment.${paymentWordOf(order)}`)}</span>
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
          isProofAwaited && <p className="text-smoke">{t('proof.none')}</p>
        )}
        <EarlierProofs order={order} />
        {accept.refused && (
          <Notice tone="error" announced>
            {accept.refused}
          </Notice>
        )}
        {isToBeDecided &&
          (isAsking ? (
            <AcceptQuestion
              amount={order.total}
              number={order.order_number}
              isBusy={accept.isBusy}
              onConfirm={() => {
                if (accept.isBusy) return
                void accept.send({ params: { id: order.id }, body: { decision: 'accepted', expected_updated_at: order.updated_at } })
              }}
              onCancel={() => setAskedProof(undefined)}
            />
          ) : (
            <div className="grid grid-cols-2 gap-2.5">
              <Button tone="quiet" size="small" onClick={() => setIsRefusing(true)}>
                {t('proof.refuse')}
              </Button>
              <Button size="small" onClick={() => setAskedProof(proofId)}>
                {t('proof.accept')}
              </Button>
            </div>
          ))}
      </div>
      {isRefusing && (
        <Suspense>
          <RefuseDialog
            order={order}
            onClose={() => setIsRefusing(false)}
            onDone={(changed) => {
              setIsRefusing(false)
              showToast({ title: t('proof.refused', { number: order.order_number }), tone: 'success' })
              void showOrder(changed)
            }}
          />
        </Suspense>
      )}
    </Part>
  )
}
