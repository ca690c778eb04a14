type Goods = { quantity: number; name: string; variation_name?: string | null; size?: string | null }

/** `2 × Tulpar tee, Pomegranate, XL`, the same in every language; no-break spaces join the quantity to the name. */
export function formatGoods({ quantity, name, variation_name, size }: Goods): string {
  return `${quantity}\u00a0×\u00a0${[name, variation_name, size].filter(Boolean).join(', ')}`
}
