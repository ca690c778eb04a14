import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as payments from '#contract/calls/payments.gen.ts'
import { pages } from '#contract/pages.ts'
import type { Money } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { type CardField, checkCard, groupCardNumber, groupExpiry, type TypedCard } from './check-card.ts'
import { TestCards } from './test-cards.tsx'

const fields: readonly CardField[] = ['card_number', 'expiry', 'cvc']

type Errors = Partial<Record<CardField, string>>

/** Its input is not stored: a card number must not get into a draft. */
export function SandboxForm({ order }: { order: { id: string; total: Money } }) {
  const t = useMessages('sandbox')
  const navigate = useNavigate()
  const [card, setCard] = useState<TypedCard>({ card_number: '', expiry: '', cvc: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [focusAt, setFocusAt] = useState<{ field: CardField }>()

  useEffect(() => {
    if (focusAt) document.getElementById(focusAt.field)?.focus()
  }, [focusAt])

  function change(field: CardField, value: string) {
    setCard((current) => ({ ...current, [field]: value }))
    setErrors(({ [field]: _gone, ...rest }) => rest)
  }

  function show(found: Errors): boolean {
    setErrors(found)
    const first = fields.find((field) => found[field] !== undefined)
    if (first) setFocusAt({ field: first })
    return first !== undefined
  }

  const { send, isBusy, refusal } = useWrite(payments.payInSandbox, {
    onSuccess: async () => {
      showToast({ title: t('paid'), tone: 'success' })
      await navigate(pages.paidOrder(order.id), { replace: true })
    },
    onRefused: ({ fields: found }) => void show({ ...found }),
  })
  const isBesideFields = fields.some((field) => refusal?.fields?.[field] !== undefined)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const codes = checkCard(card)
    if (show(Object.fromEntries(fields.flatMap((field) => (codes[field] ? [[field, t(`error.${codes[field]}`)]] : []))))) return
    void send({ params: { id: order.id }, body: card })
  }

  return (
    <>
      <form noValidate onSubmit={handleSubmit} className="mt-6 grid gap-5">
        {refusal && !isBusy && !isBesideFields && (
          <Notice tone="error" announced title={t('failedTitle')}>
            {refusal.error ?? t('failed')}
          </Notice>
        )}
        <TextField
          id="card_number"
          label={t('number')}
          value={card.card_number}
          onChange={(event) => change('card_number', groupCardNumber(event.target.value))}
          error={errors.card_number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={23}
          required
        />
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-4">
          <TextField
            id="expiry"
            label={t('expiry')}
            value={card.expiry}
            onChange={(event) => change('expiry', groupExpiry(event.target.value, card.expiry))}
            error={errors.expiry}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            required
          />
          <TextField
            id="cvc"
            label={t('cvc')}
            value={card.cvc}
            onChange={(event) => change('cvc', event.target.value.replace(/\D/g, ''))}
            error={errors.cvc}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            required
          />
        </div>
        <Button type="submit" size="large" wide loading={isBusy}>
          {t('pay', { total: formatMoney(order.total) })}
        </Button>
      </form>
      <TestCards
        onUse={(next) => {
          setCard(next)
          setErrors({})
        }}
      />
    </>
  )
}
