import { expect, it } from 'vitest'
import { framedLetter, inLight } from './framed-letter.ts'

it('puts styles aside that the policy of the page would not take', () => {
  const html = '<html><head><style>p > b { color: red }</style></head><body style="margin:0"><td title="a > b" style=\'x:y\'>style="1"</td>'
  expect(framedLetter(html)).toBe(
    '<html><head><base target="_blank"><template data-sheet>p > b { color: red }</template></head>' +
      '<body data-style="margin:0"><td title="a > b" data-style=\'x:y\'>style="1"</td>',
  )
})

it('shows the night by day, and the day by night', () => {
  const css = '@media (prefers-color-scheme:dark) { p { color: white } }'
  expect(inLight(css, 'night')).toContain('@media (min-width: 0)')
  expect(inLight(css, 'day')).toContain('@media (max-width: 0)')
})
