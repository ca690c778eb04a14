import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { demoProducts } from '../catalogue.ts'
import { imageFile, shotsOf } from '../demo-product.ts'
import { dealGrounds } from './product-image.ts'

const images = join(import.meta.dirname, '../../../assets/pictures')

describe('dealGrounds', () => {
  it('gives a product another background than the product before it', () => {
    const grounds = dealGrounds(demoProducts)
    const shown = demoProducts.map((product) => {
      const first = product.variations.find((variation) => variation.is_default) ?? product.variations[0]
      return grounds.get(`${product.slug}-${first.key}`)
    })
    const repeated = demoProducts.filter((_, place) => place > 0 && shown[place] === shown[place - 1])
    expect(repeated.map(({ slug }) => slug)).toEqual([])
  })
})

describe('the images of the demo catalogue', () => {
  it('are there for every variation and shot', () => {
    const wanted = demoProducts.flatMap((product) =>
      product.variations.flatMap((variation) => shotsOf(product, variation).map((shot) => imageFile(product, variation, shot))),
    )
    expect(wanted.filter((file) => !existsSync(join(images, file)))).toEqual([])
  })

  it('weigh no more than 40 MB together', () => {
    const bytes = readdirSync(images).reduce((sum, file) => sum + statSync(join(images, file)).size, 0)
    expect(bytes).toBeLessThan(40 * 1024 * 1024)
  })
})
