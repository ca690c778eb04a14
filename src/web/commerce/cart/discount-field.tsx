import { type FormEvent, useState } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { isLess, zero } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { setDiscountCode, useDiscountCode } from './discount-code.ts'

export function DiscountField({ quote }: { quote: Quote | undefined }) {
  const t = useMessages('cart')
  const code = useDiscountCode()
  const [typed, setTyped] = useState('')
  const problem = quote?.problems.find(({ line }) => line === null)
  const isRefused = code !== '' && problem !== undefined
  const isApplied = code !== '' && quote?.discount_code === code.toUpperCase()
  const isSecond = code !== '' && quote !== undefined && !isRefused && quote.discount_code === null

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setDiscountCode(typed)
    setTyped('')
  }

  return (
    <div className="grid gap-2">
      {(code === '' || isRefused) && (
        <form noValidate onSubmit={handleSubmit} className="flex items-end gap-2">
          <TextField
            label={t('code.label')}
            size="medium"
            className="min-w-0 flex-1"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" tone="secondary" size="small" disabled={typed.trim() === ''}>
            {t('code.apply')}
          </Button>
        </form>
      )}
      <div aria-live="polite" className="grid justify-items-start gap-1.5 empty:hidden">
        {code !== '' && (
          <Chip label={t('code.remove', { code: code.toUpperCase() })} onRemove={() => setDiscountCode('')}>
            {code.toUpperCase()}
          </Chip>
        )}
        {isRefused && <p className="text-small font-medium text-pomegranate">{problem.message}</p>}
        {isApplied && (
          <p className="text-small text-tile">
            {isLess(zero, quote.discount) ? t('code.takes', { amount: formatMoney(quote.discount) }) : t('code.ships')}
          </p>
        )}
        {isSecond && (
          <p className="text-small text-smoke">{t(quote.discount_from === 'first_purchase' ? 'code.firstIsBetter' : 'code.noGain')}</p>
        )}
      </div>
    </div>
  )
}
