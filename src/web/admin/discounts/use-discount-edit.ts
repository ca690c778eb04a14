import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useEdit } from '../kit/edit/use-edit.ts'
import type { DiscountValues } from './discount-values.ts'

type Sending = { saved: DiscountValues; send: (changed: Partial<DiscountValues>) => Promise<{ refusal?: AnyRefusal }> }

export function useDiscountEdit({ saved, send }: Sending) {
  const t = useMessages('admin-discounts')
  return useEdit<DiscountValues>({
    saved,
    labels: {
      code: t('field.code'),
      kind: t('field.kind'),
      value: t('field.value'),
      minimum: t('field.minimum'),
      starts_at: t('field.starts_at'),
      ends_at: t('field.ends_at'),
      uses_limit: t('field.uses_limit'),
      per_account_limit: t('field.per_account_limit'),
      category_ids: t('field.category_ids'),
      product_ids: t('field.product_ids'),
      members_only: t('field.members_only'),
    },
    check: ({ code, kind, value }) => ({
      ...(code.trim() === '' ? { code: t('missing.code') } : {}),
      ...(kind !== 'free_shipping' && value === null ? { value: t('missing.value') } : {}),
    }),
    savedText: t('saved'),
    send,
  })
}
