import type { Language } from '#contract/languages.ts'
import { readNamesIn } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { OrderDetails } from './order-details.ts'

/** Orders store names in the buyer's language. Other readers get the current names in theirs, or the stored ones. */
export async function inReadersLanguage(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  orders: readonly OrderDetails[],
): Promise<OrderDetails[]> {
  const foreign = orders.filter((order) => order.language !== language)
  const items = foreign.flatMap((order) => order.items)
  const names = await readNamesIn(db, language, {
    productIds: items.map(({ product_id }) => product_id),
    variationIds: items.flatMap(({ variation_id }) => variation_id ?? []),
    methodIds: foreign.flatMap(({ payment_method_id }) => payment_method_id ?? []),
  })
  return orders.map((order) => (order.language === language ? order : renamed(order, names, language)))
}

function renamed(order: OrderDetails, names: ReadonlyMap<string, string>, language: Language): OrderDetails {
  const { payment_method: method, payment_method_id: methodId, pickup } = order
  return {
    ...order,
    pickup: pickup && { ...pickup, ...pickup.words[language] },
    payment_method: { ...method, title: names.get(methodId ?? '') ?? method.title },
    items: order.items.map((item) => ({
      ...item,
      name: names.get(item.product_id) ?? item.name,
      variation_name: names.get(item.variation_id ?? '') ?? item.variation_name,
    })),
  }
}
