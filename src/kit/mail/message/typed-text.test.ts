import { expect, it } from 'vitest'
import { nameToGreet, withoutLinks } from './typed-text.ts'

it.each([
  ['https://evil.example/a', 'https: //evil. example/a'],
  ['www.evil.example', 'www. evil. example'],
  ['call a@evil.example', 'call a@evil. example'],
  ['mailto:a@evil.example', 'mailto: a@evil. example'],
  ['evil。example', 'evil. example'],
  ['ev\u200Bil.\u202Eexample', 'evil. example'],
  ['one\r\ntwo\u2028three', 'one two three'],
  ['No. 12.5, Jln.Besar', 'No. 12.5, Jln. Besar'],
  ['W.P. Kuala Lumpur', 'W.P. Kuala Lumpur'],
  ['evil.e.example, evil.e\u0301xample', 'evil.e. example, evil. e\u0301xample'],
])('writes %j so that no mail program makes a link of it', (typed, written) => {
  expect(withoutLinks(typed)).toBe(written)
})

it.each([
  ['Айгерім Қабыл', 'Айгерім Қабыл'],
  ["Mary-Jane O'Neill", "Mary-Jane O'Neill"],
  ['Mohd.Faizal a/l S. Raju', 'Mohd. Faizal a/l S. Raju'],
  ['Ahmad @ Abu bin Ali', 'Ahmad @ Abu bin Ali'],
  ['李小龍', '李小龍'],
])('greets %s', (typed, name) => {
  expect(nameToGreet(typed)).toBe(name)
})

it.each([
  'Visit http://evil',
  'www.evil.example',
  'Call 0123456789',
  'You won RM500!',
  '$$$',
  'x'.repeat(61),
  'evil.example/prize',
  ' ',
  '<b>Bold</b>',
  'Name: x',
])('uses %j in no greeting', (typed) => {
  expect(nameToGreet(typed)).toBeUndefined()
})
