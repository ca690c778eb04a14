import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import { Placed } from './placed.tsx'

it.each([true, false])('announces its heading from around it, not from inside', (isOpening) => {
  const html = renderToStaticMarkup(
    <MessagesContext value={messagesOf('en', ['checkout'])}>
      <Placed isOpening={isOpening} />
    </MessagesContext>,
  )
  expect(html).toMatch(/<div aria-live="polite"><h1[^>]*>[^<]+<\/h1><\/div>/)
})
