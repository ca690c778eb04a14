import { expect, it } from 'vitest'
import { pageIn, pages } from './pages.ts'

it('puts a page under the prefix of its language, and English under none', () => {
  expect([pageIn('en', pages.about()), pageIn('ru', pages.about())]).toEqual(['/about', '/ru/about'])
})

it('gives the front page of a language no slash at its end, so that it has one address', () => {
  expect([pageIn('en', pages.home()), pageIn('kk', pages.home())]).toEqual(['/', '/kk'])
})
