import { useQueryClient } from '@tanstack/react-query'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import type { Product } from '#contract/catalog.ts'
import { sentenceOf } from '#web/browser/calls/refusal-sentence.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { money } from '#contract/rules/money.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { changeProduct } from './apply-change.ts'
import { shownQuery } from './shown-query.ts'

/** `price` is NaN for invalid text, which the shop refuses. */
export type ProductEdit = { name: string; price: number }

/** Makes an optimistic update, undone if the shop refuses it. `refusal` is the shop's own sentence. */
export function useOptimisticEdit(product: Product) {
  const t = useMessages('live')
  const language = useLanguage()
  const client = useQueryClient()
  const { queryKey } = shownQuery(language)

  const put = (fields: Partial<Product>, isStillOurs: (current: Product) => boolean = () => true) =>
    client.setQueryData(
      queryKey,
      (shown) => shown && changeProduct(shown, product.id, (current) => (isStillOurs(current) ? { ...current, ...fields } : current)),
    )

  /** Returns how to undo the update; another person's change that arrived since then stays. */
  function show(edit: Partial<ProductEdit>): () => void {
    const { name, price, translation } = product
    const wanted = { name: edit.name ?? name, price: isAmount(edit.price) ? money(edit.price) : price }
    put({ ...wanted, ...(translation.name === name && { translation: { ...translation, name: wanted.name } }) })
    return () => put({ name, price, translation }, (current) => current.name === wanted.name && current.price === wanted.price)
  }

  const { send, refusal } = useWrite(adminProducts.change, {
    optimistic: { show: ({ body }) => show(body), reverted: t('reverted') },
  })
  return {
    edit: (edit: ProductEdit) => void send({ params: { id: product.id }, body: edit }),
    refusal: refusal && sentenceOf(refusal, t('reverted')),
  }
}

function isAmount(price: number | undefined): price is number {
  return Number.isFinite(price)
}
