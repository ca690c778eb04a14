import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesContext } from '#web/browser/messages/messages-context.ts'
import letter from '../../../../messages/en/admin-letter.json' with { type: 'json' }
import { draftOf } from './letter-draft.ts'
import { ProblemsList } from './problems-list.tsx'

function shown(others: string[]): string {
  return renderToStaticMarkup(
    <MessagesContext value={{ language: 'en', messages: { 'admin-letter': letter } }}>
      <ProblemsList problems={[]} draft={draftOf({})} others={others} />
    </MessagesContext>,
  )
}

it('reports a complete letter only where nothing else prevents sending', () => {
  expect(shown([])).toContain('Nothing is missing.')
  expect(shown(['Nobody would get it.'])).not.toContain('Nothing is missing.')
  expect(shown(['Nobody would get it.'])).toContain('Nobody would get it.')
})
