import { type FormEvent, useState } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import { isLess, zero } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { setDiscountCode, useDiscountCode } from './discount-code.ts'
import { refusalOfCode } from './refused-code.tsx'
import type { QuoteState } from './use-quote.ts'

export type DiscountFieldProps = {
  pricing: QuoteState
  /** Reason for refusing the code when the order was placed, which the quote could not know. */
  refused?: string | undefined
}

/** A valid code is shown as a chip. A refused or unanswered one stays in the field, with the reason. */
export function DiscountField({ pricing, refused }: DiscountFieldProps) {
  const t = useMessages('cart')
  const code = useDiscountCode()
  const [typed, setTyped] = useState<string>()
  const reason = refused ?? refusalOfCode(pricing, code)
  const isAnswered = pricing.status === 'ready' && pricing.code === code
  const quote = code !== '' && isAnswered && reason === undefined ? pricing.quote : undefined
  const isApplied = quote?.discount_code === code.toUpperCase()
  const shown = typed ?? code

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setDiscountCode(shown)
    setTyped(undefined)
  }

  return (
    <div className="grid gap-2">
      {!quote && (
        <form noValidate onSubmit={handleSubmit} className="flex items-start gap-2">
          <TextField
            label={t('code.label')}
            size="medium"
            className="min-w-0 flex-1"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={shown}
            error={typed === undefined ? reason : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            type="submit"
            tone="secondary"
            size="small"
            className="mt-6.5"
            disabled={typed === undefined || (typed.trim() === '' && code === '')}
          >
            {t('code.apply')}
          </Button>
        </form>
      )}
      <div aria-live="polite" className="grid justify-items-start gap-1.5 empty:hidden">
        {quote && (
          <>
            <Chip label={t('code.remove', { code: code.toUpperCase() })} onRemove={() => setDiscountCode('')}>
              {code.toUpperCase()}
            </Chip>
            {isApplied ? (
              <p className="text-small text-tile">
                {isLess(zero, quote.discount) ? t('code.takes', { amount: formatMoney(quote.discount) }) : t('code.ships')}
              </p>
            ) : (
              <p className="text-small text-smoke">{t(quote.discount_from === 'first_purchase' ? 'code.firstIsBetter' : 'code.noGain')}</p>
            )}
          </>
        )}
      </div>
    </div>
  )
}
