import { expect, it } from 'vitest'
import { plainContentText, readContentText } from './content-text.ts'

it('reads paragraphs, lists, bold and links', () => {
  expect(readContentText('One\nline with **weight**.\n\n- first\n- [second](/terms#tax)')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { kind: 'text', text: 'One line with ' },
        { kind: 'bold', text: 'weight' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'list', items: [[{ kind: 'text', text: 'first' }], [{ kind: 'link', text: 'second', href: '/terms#tax' }]] },
  ])
})

it('leaves HTML as text', () => {
  expect(readContentText('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', runs: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
  ])
})

it.each(['javascript:alert', 'data:text/html,x', '//evil.example', 'http://plain.example'])(
  'removes the address %s and keeps its words',
  (href) => {
    expect(readContentText(`[here](${href})`)).toEqual([{ kind: 'paragraph', runs: [{ kind: 'text', text: 'here' }] }])
  },
)

it('has no blocks for an empty text', () => {
  expect(readContentText(' \n\n ')).toEqual([])
})

it('returns the words without marks', () => {
  expect(plainContentText('A **b** [c](/d)\n\n- e\n- f')).toBe('A b c\n\n- e\n- f')
})
