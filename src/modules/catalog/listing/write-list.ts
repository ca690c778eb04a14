import { product as productShape, type Product, productList } from '#contract/catalog.ts'
import { writtenBy } from '#kit/http/written-json.ts'
import type { ProductList } from './list-products.ts'

const besideProducts = productList.omit({ products: true })
const written = new WeakMap<Product, Buffer>()

/** Serializes a list. Each product object is checked against the contract and serialized once, then reused. */
export function writeList(list: ProductList): ProductList {
  return writtenBy(list, () => {
    const { products, ...beside } = list
    const parts = products.flatMap((product, place) => [place === 0 ? opening : comma, jsonOf(product)])
    const rest = JSON.stringify(besideProducts.parse(beside)).slice(1)
    return Buffer.concat([...(products.length === 0 ? [opening] : parts), Buffer.from(`],${rest}`)])
  })
}

const opening = Buffer.from('{"products":[')
const comma = Buffer.from(',')

function jsonOf(product: Product): Buffer {
  const known = written.get(product)
  if (known) return known
  const text = JSON.stringify(productShape.parse(product))
  // Allocates outside the shared pool: a cached small buffer of Buffer.from would keep its whole pool in memory.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  written.set(product, bytes)
  return bytes
}
