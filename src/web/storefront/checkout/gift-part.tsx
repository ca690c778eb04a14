import { formatMoney } from '#contract/messages/format.ts'
import { isLess, type Money, zero } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Part } from './part.tsx'
import type { Checkout } from './use-checkout.ts'
import { fieldId } from './use-field-errors.ts'
import { maxLengthOf } from './validate.ts'

/** `price`: of the wrapping; null if the shop does not offer it. */
export function GiftPart({ checkout: { draft, change, errors, setGift }, price }: { checkout: Checkout; price: Money | null }) {
  const t = useMessages('checkout')
  return (
    <Part title={t('gift.title')}>
      <Checkbox name="gift" checked={draft.isGift} onChange={({ target }) => setGift({ isGift: target.checked })} className="-my-2">
        {t('gift.is')}
      </Checkbox>
      {draft.isGift && (
        <>
          <p className="text-small text-smoke">{t('gift.prices')}</p>
          {price !== null && (
            <Checkbox
              name="gift_wrapping"
              checked={draft.isWrapped}
              onChange={({ target }) => setGift({ isWrapped: target.checked })}
              className="-my-2"
            >
              {isLess(zero, price) ? t('gift.wrap', { price: formatMoney(price) }) : t('gift.wrapFree')}
            </Checkbox>
          )}
          <TextArea
            id={fieldId('gift_message')}
            name="gift_message"
            label={t('gift.message')}
            aside={t('field.optional')}
            hint={t('gift.messageHint')}
            rows={3}
            maxLength={maxLengthOf('gift_message')}
            value={draft.values.gift_message}
            error={errors.errors.gift_message}
            onChange={({ target }) => {
              change('gift_message', target.value)
              errors.forget('gift_message')
            }}
          />
        </>
      )}
    </Part>
  )
}
