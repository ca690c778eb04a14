import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import type { Money } from '#contract/rules/money.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { request } from '#web/browser/request.ts'
import { answerOf } from '#web/browser/request-errors.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { type CardField, checkCard, groupCardNumber, groupExpiry, type TypedCard } from './check-card.ts'
import { TestCards } from './test-cards.tsx'

const timeoutMs = 15_000
const fields: readonly CardField[] = ['card_number', 'expiry', 'cvc']

type Errors = Partial<Record<CardField, string>>

/** Nothing typed here is kept: a card number has no business in a draft. */
export function SandboxForm({ order }: { order: { id: string; total: Money } }) {
  const t = useWords('sandbox')
  const language = useLanguage()
  const navigate = useNavigate()
  const [card, setCard] = useState<TypedCard>({ card_number: '', expiry: '', cvc: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [state, setState] = useState<{ isSending: boolean; refusal?: string }>({ isSending: false })
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

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.isSending) return
    const codes = checkCard(card)
    if (show(Object.fromEntries(fields.flatMap((field) => (codes[field] ? [[field, t(`error.${codes[field]}`)]] : []))))) return
    setState({ isSending: true })
    try {
      await request(`/api/orders/${order.id}/sandbox-payment?lang=${language}`, { method: 'POST', body: card, timeoutMs })
    } catch (error) {
      const answer = answerOf(error)
      const isBesideFields = show({ ...answer?.fields })
      return setState({ isSending: false, ...(isBesideFields ? {} : { refusal: answer?.error ?? t('failed') }) })
    }
    showToast({ title: t('paid'), tone: 'success' })
    await navigate(pages.order(order.id), { replace: true })
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-6 grid gap-5">
        {state.refusal && (
          <Notice tone="error" announced title={t('failedTitle')}>
            {state.refusal}
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
        <Button type="submit" size="large" wide loading={state.isSending}>
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
