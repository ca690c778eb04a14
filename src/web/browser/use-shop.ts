import { useRouteLoaderData } from 'react-router'
import type { ShopFacts } from '#contract/shop.ts'

export type RootData = {
  /** Of the language, in front of every path: `''` or `/ru`. */
  prefix: string
  publicUrl: string
  categories: readonly { slug: string; name: string }[]
  shop: ShopFacts | undefined
}

/** The shop's facts and the page's own address; the facts are missing only while the server is in trouble. */
export function useShop() {
  const root = useRouteLoaderData<RootData>('root')
  return {
    name: 'Tulpar',
    low_stock_at: 0,
    ...root?.shop,
    categories: root?.categories ?? [],
    prefix: root?.prefix ?? '',
    publicUrl: root?.publicUrl ?? '',
  }
}
