import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Product } from '#contract/catalog.ts'
import { answerOf } from '#web/browser/request-errors.ts'
import { request } from '#web/browser/request.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { showToast } from '#web/ui/toasts.ts'
import { changeProduct } from './apply-change.ts'
import { shownQuery } from './shown-query.ts'

/** `price` is null for what is no number, which the shop refuses. */
export type ProductEdit = { name: string; price: Product['price'] | null }

/** The catalogue's index is written before the answer comes. */
const timeoutMs = 10_000

/** An edit that shows at once and is taken back when the shop refuses it. `refusal` is the shop's own sentence. */
export function useOptimisticEdit(product: Product) {
  const t = useWords('live')
  const language = useLanguage()
  const client = useQueryClient()
  const { queryKey } = shownQuery(language)

  const put = (fields: Partial<Product>, isStillOurs: (current: Product) => boolean = () => true) =>
    client.setQueryData(
      queryKey,
      (shown) => shown && changeProduct(shown, product.id, (current) => (isStillOurs(current) ? { ...current, ...fields } : current)),
    )

  const { mutate, error } = useMutation({
    mutationFn: (edit: ProductEdit) =>
      request<Product>(`/api/admin/products/${product.id}?lang=${language}`, { method: 'PATCH', body: edit, timeoutMs }),
    onMutate: (edit) => {
      const { name, price, translation } = product
      put({
        name: edit.name,
        price: edit.price ?? price,
        ...(translation.name === name && { translation: { ...translation, name: edit.name } }),
      })
      return { name, price, translation }
    },
    onError: (_error, edit, before) => {
      // A change of somebody else that arrived meanwhile stays.
      if (before) put(before, (current) => current.name === edit.name && current.price === (edit.price ?? before.price))
      showToast({ title: t('reverted'), tone: 'error' })
    },
  })

  const answer = answerOf(error)
  return { edit: mutate, refusal: answer && (Object.values(answer.fields ?? {})[0] ?? answer.error) }
}
