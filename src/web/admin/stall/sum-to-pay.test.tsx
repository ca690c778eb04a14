import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import stall from '../../../../messages/en/admin-stall.json' with { type: 'json' }
import { SumToPay } from './sum-to-pay.tsx'

function shown(total: number, toPay: number): string {
  const html = renderToStaticMarkup(
    <MessagesContext value={{ language: 'en', messages: { 'admin-stall': stall } }}>
      <SumToPay total={money(total)} toPay={money(toPay)} />
    </MessagesContext>,
  )
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}

it('names the rounded sum as rounded, below the exact one', () => {
  expect(shown(116.28, 116.3)).toBe('|To pay|RM\u00A0116.28|Rounded to 5 sen|RM\u00A0116.30|')
  expect(shown(116.3, 116.3)).toBe('|To pay|RM\u00A0116.30|')
})
