export async function productAddress(origin) {
  const response = await fetch(`${origin}/api/products?category=tshirt&sort=featured&limit=1`)
  const { products } = await response.json()
  return `/product/${products[0].slug}`
}
