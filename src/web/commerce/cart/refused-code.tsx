import { useMessages } from '#web/browser/messages/use-messages.ts'
import { setDiscountCode, useDiscountCode } from './discount-code.ts'
import type { QuoteState } from './use-quote.ts'

/** Returns why the code is refused; undefined if it is valid or the server has not answered yet. */
export function refusalOfCode(pricing: QuoteState, code: string): string | undefined {
  if (code === '' || pricing.status !== 'ready' || pricing.code !== code) return undefined
  return pricing.quote.problems.find(({ line }) => line === null)?.message
}

/** For next to a submit button, where the code field may be out of view. */
export function RefusedCode({ reason }: { reason: string | undefined }) {
  const t = useMessages('cart')
  const code = useDiscountCode()
  return (
    <div aria-live="polite" className="empty:hidden">
      {code !== '' && reason !== undefined && (
        <p className="text-small font-medium wrap-anywhere text-pomegranate">
          {t('code.refused', { code: code.toUpperCase(), reason })}{' '}
          <button type="button" className="min-h-11 font-bold underline underline-offset-4" onClick={() => setDiscountCode('')}>
            {t('code.drop')}
          </button>
        </p>
      )}
    </div>
  )
}
