import { formatMoney } from '#contract/messages/format.ts'
import type { Money } from '#contract/rules/money.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { type FormProps, TypedText } from './typed-text.tsx'

/** `price` is the price of gift wrapping. Null if the shop does not offer it. */
export function GiftPart({ price, ...form }: FormProps & { price: Money | null }) {
  const t = useMessages('admin-new-order')
  const { drafting, errors, onForget } = form
  const { draft, change } = drafting
  return (
    <EditSection title={t('gift.title')}>
      {(price !== null || draft.isWrapped) && (
        <Checkbox
          id="gift_wrapping"
          dense
          checked={draft.isWrapped}
          error={errors['gift_wrapping']}
          onChange={({ target }) => {
            change({ isWrapped: target.checked })
            onForget('gift_wrapping')
          }}
        >
          {t('gift.wrap', { price: formatMoney(price ?? 0) })}
        </Checkbox>
      )}
      <TypedText {...form} name="gift_message" path="gift_message" label={t('gift.message')} autoComplete="off" />
    </EditSection>
  )
}
