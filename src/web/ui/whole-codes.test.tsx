import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wholeCodes } from './whole-codes.tsx'

const markupOf = (text: string) => renderToStaticMarkup(<>{wholeCodes(text)}</>)

it('keeps order numbers and member codes on one line, with the hyphens that are copied', () => {
  expect(markupOf('Refund UND-123456?')).toBe('Refund <span class="whitespace-nowrap">UND-123456</span>?')
  expect(markupOf('M-956D-TKK9')).toBe('<span class="whitespace-nowrap">M-956D-TKK9</span>')
})

it('leaves other texts as they are', () => {
  expect(markupOf('T-shirts, 9-18, STK-STEPPE')).toBe('T-shirts, 9-18, STK-STEPPE')
})
