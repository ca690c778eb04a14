import { expect, it } from 'vitest'
import { readContentParts, writeContentParts } from './content-sections.ts'

it('writes parts as one text and reads the same parts from it', () => {
  const parts = [
    { anchor: 'text', heading: '', body: 'Before' },
    { anchor: 'how-to-pay', heading: 'Как платить? {{tax_rate}}', body: 'One\n\n- two\n- three' },
    { anchor: 'empty', heading: 'Empty', body: '' },
  ]
  expect(readContentParts(writeContentParts(parts))).toEqual(parts)
})

it('takes the text before the first heading for a section without one', () => {
  expect(readContentParts('Hello\n\n- a\n- b\n\n## Returns\nWithin 14 days')).toEqual([
    { anchor: 'text', heading: '', body: 'Hello\n\n- a\n- b' },
    { anchor: 'returns', heading: 'Returns', body: 'Within 14 days' },
  ])
  expect(readContentParts('  \n')).toEqual([])
})

it('gives a heading its written anchor, that of the English at its place, or one of its own that nobody has', () => {
  const english = readContentParts('## How to pay {#paying}\n\nBy card\n\n## Returns')
  expect(readContentParts('## Как платить\n\n## Возврат', english).map(({ anchor }) => anchor)).toEqual(['paying', 'returns'])
  expect(readContentParts('## Возврат').map(({ anchor }) => anchor)).toEqual(['part-1'])
  expect(readContentParts('## A\n## A\n## A {#a}').map(({ anchor }) => anchor)).toEqual(['a', 'a-2', 'a-3'])
})

it('begins a part nowhere but at a heading', () => {
  expect(readContentParts('## \n# One\nsee ## here')).toEqual([{ anchor: 'text', heading: '', body: '## \n# One\nsee ## here' }])
})
