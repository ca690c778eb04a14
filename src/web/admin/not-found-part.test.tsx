import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import admin from '../../../messages/en/admin.json' with { type: 'json' }
import { type Missing, NotFoundPart } from './not-found-part.tsx'

function headingOf(missing?: Missing): string | undefined {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MessagesContext value={{ language: 'en', messages: { admin } }}>
        <NotFoundPart missing={missing} />
      </MessagesContext>
    </MemoryRouter>,
  )
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1]
}

it('names what was not found', () => {
  expect(headingOf('order')).toBe('Order not found')
  expect(headingOf()).toBe('Page not found')
})
