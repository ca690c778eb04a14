import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import goods from '../../../messages/en/goods.json' with { type: 'json' }
import { AddToCart } from './add-to-cart.tsx'
import { firstChoice } from './choice.ts'
import type { Goods } from './goods.ts'

const tee: Goods = {
  id: 'tee',
  slug: 'tee',
  name: 'Tee',
  imageKey: null,
  isPreOrder: false,
  sizes: ['S', 'M'],
  price: money(79.9),
  sale_price: null,
  member_price: null,
  variations: [],
  variationsLabel: null,
  stock: [],
}

function shown(needsSize: boolean): string {
  const nothing = () => undefined
  const choosing = { goods: tee, choice: firstChoice(tee), left: 4, needsSize } as Parameters<typeof AddToCart>[0]['choosing']
  return renderToStaticMarkup(
    <MessagesContext value={{ language: 'en', messages: { goods } }}>
      <AddToCart choosing={choosing} added={{ isAdded: false, markAdded: nothing }} onSizeMissing={nothing} />
    </MessagesContext>,
  )
}

it('names the sum in ringgit on the button that puts into the cart', () => {
  expect(shown(false)).toMatch(/Add to cart.*RM.79\.90/)
  expect(shown(false)).not.toContain('currency:hidden')
})

it('names no sum in ringgit while a size is missing, where prices are shown in another currency', () => {
  expect(shown(true)).toMatch(/Choose a size<span class="currency:hidden">.*RM.79\.90<\/span>/)
})
