import { type SubmitEvent, useState } from 'react'
import * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { optionOf } from '#contract/languages.ts'
import { formatMoney } from '#contract/messages/format.ts'
import type { ProofRow } from '#contract/proof-row.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { AcceptQuestion } from '../order/accept-question.tsx'
import { Part } from '../order/part.tsx'
import { isPaymentDecided } from '../is-payment-decided.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type DecisionPartProps = {
  proof: ProofRow
  /** Each reason as staff read it, and as it is sent: in the buyer's language. */
  reasons: readonly { read: string; sent: string }[]
  /** Called with true when a decision is sent, and with false only if the server refuses it. */
  onDeciding: (isUnderWay: boolean) => void
  /** Resolves when the next proof is shown. Until then this one can't be decided again. */
  onDecided: (decision: 'accepted' | 'refused') => void | Promise<void>
}

/** `a` asks whether to accept, and Enter confirms. `d` shows the reasons for a refusal, which a digit chooses. */
export function DecisionPart({ proof, reasons, onDeciding, onDecided }: DecisionPartProps) {
  const t = useMessages('admin-proofs')
  const common = useMessages('admin')
  const isInTheirs = proof.order.language !== useLanguage()
  const refresh = useRefresh()
  const [isRefusing, setRefusing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [own, setOwn] = useState('')
  const { send, isBusy, refused } = useWrite(adminOrders.setPayment, {
    isMade: isPaymentDecided,
    onSuccess: (_, { body }) => onDecided(body.decision === 'accepted' ? 'accepted' : 'refused'),
    onRefused() {
      onDeciding(false)
      void refresh()
    },
  })

  function decide(decision: 'accepted' | 'refused', reason?: string) {
    if (isBusy) return
    onDeciding(true)
    void send({ params: { id: proof.order.id }, body: { decision, reason, expected_updated_at: proof.order.updated_at } })
  }

  /** Asks first, because a single key must not send an email and start work. */
  function ask() {
    if (!isBusy) setAsking(true)
  }

  function handleOwn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (own.trim() !== '') decide('refused', own.trim())
  }

  useKeys([
    { keys: 'a', label: t('accept'), group: 'page', act: ask },
    { keys: 'd', label: t('refuse'), group: 'page', act: () => setRefusing(!isRefusing) },
    ...(isRefusing
      ? reasons.map(({ read, sent }, index) => ({
          keys: String(index + 1),
          label: read,
          group: 'page' as const,
          act: () => decide('refused', sent),
        }))
      : []),
  ])

  return (
    <Part title={t('decision')}>
      <div className="grid gap-2.5">
        {refused && (
          <Notice tone="error" announced>
            {refused}
          </Notice>
        )}
        {isAsking ? (
          <AcceptQuestion
            amount={proof.amount_due}
            number={proof.order.order_number}
            isBusy={isBusy}
            onConfirm={() => decide('accepted')}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <Button onClick={ask}>
            {t('acceptAmount', { amount: formatMoney(proof.amount_due) })} <Kbd onCloth>a</Kbd>
          </Button>
        )}
        <Button tone="quiet" size="small" aria-expanded={isRefusing} onClick={() => setRefusing(!isRefusing)}>
          {t('refuse')} <Kbd>d</Kbd>
        </Button>
        {isRefusing && (
          <div className="grid gap-1.5">
            <p className="text-tiny text-smoke">{t(isInTheirs ? 'whichReasonInTheirs' : 'whichReason')}</p>
            <ol className="grid gap-1">
              {reasons.map(({ read, sent }, index) => (
                <li key={sent}>
                  <button
                    type="button"
                    disabled={isBusy}
                    onClick={() => decide('refused', sent)}
                    className="press flex min-h-9.5 w-full items-center gap-2.5 rounded-edge border border-wool px-3 py-1.5 text-left hover:bg-hover max-md:min-h-11"
                  >
                    <Kbd>{String(index + 1)}</Kbd>
                    <span className="min-w-0">
                      {read}
                      {isInTheirs && (
                        <span lang={proof.order.language} className="block text-tiny text-smoke">
                          {sent}
                        </span>
                      )}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
            <form onSubmit={handleOwn} className="mt-1.5 grid gap-2">
              <TextField
                label={t('ownReason')}
                size="dense"
                maxLength={500}
                value={own}
                onChange={(event) => setOwn(event.target.value)}
                hint={isInTheirs ? t('ownReasonHint', { language: optionOf(proof.order.language).name }) : undefined}
              />
              <Button type="submit" tone="danger" size="small" loading={isBusy} disabled={own.trim() === ''}>
                {t('refuseSo')}
              </Button>
              <Button tone="quiet" size="small" onClick={() => setRefusing(false)}>
                {common('action.cancel')}
              </Button>
            </form>
          </div>
        )}
      </div>
    </Part>
  )
}
