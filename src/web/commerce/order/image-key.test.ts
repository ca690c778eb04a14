import { expect, it } from 'vitest'
import { imageKeyOf } from './image-key.ts'

it('reads the key out of an image address, and none out of anything else', () => {
  expect(imageKeyOf('/images/ab12cd/960.jpg')).toBe('ab12cd')
  expect(imageKeyOf('https://elsewhere.example/images/x/960.jpg')).toBeUndefined()
  expect(imageKeyOf(null)).toBeUndefined()
})
