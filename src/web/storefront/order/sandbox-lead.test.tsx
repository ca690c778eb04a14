import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { money } from '#contract/rules/money.ts'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import sandbox from '../../../../messages/en/sandbox.json' with { type: 'json' }
import { SandboxLead, type SandboxOrder } from './sandbox-lead.tsx'

function shown(method: SandboxOrder['method']): string {
  return renderToStaticMarkup(
    <MessagesContext value={{ language: 'en', messages: { sandbox } }}>
      <SandboxLead order={{ id: 'a', number: 'UND-7', total: money(20), method }} />
    </MessagesContext>,
  )
}

it('names the way to pay that it replaces', () => {
  expect(shown({ type: 'paypal', title: 'PayPal wallet' })).toContain('PayPal isn’t connected')
  expect(shown({ type: 'paypal', title: 'PayPal wallet' })).toContain('PayPal wallet')
  expect(shown({ type: 'card', title: 'Credit card' })).toContain('Credit card')
  expect(shown({ type: 'card', title: 'Credit card' })).not.toContain('PayPal')
})
