import { expect, it } from 'vitest'
import { securityHeaders, securityHeadersOfFiles } from './security-headers.ts'

it('spares files of a page what is said of documents alone', () => {
  expect(Object.keys(securityHeadersOfFiles('https://tulpar.example'))).toEqual([
    'strict-transport-security',
    'x-content-type-options',
    'cross-origin-resource-policy',
  ])
  expect(Object.keys(securityHeaders('https://tulpar.example'))).toContain('x-frame-options')
})
