import { expect, it } from 'vitest'
import { readHandedOn } from './first-files.ts'

it('reads what a file hands on from another', () => {
  expect(readHandedOn('import{a as e,b as t}from"./shop-1.js";export{t as ErrorBoundary,e as default};')).toEqual({
    from: 'shop-1.js',
    names: { ErrorBoundary: 'b', default: 'a' },
  })
  expect(readHandedOn('import"./framework-1.js";export{t as ErrorBoundary,n as default}from"./shop-1.js";\n')).toEqual({
    from: 'shop-1.js',
    names: { ErrorBoundary: 't', default: 'n' },
  })
})

it('sees when a file does more, or takes from several', () => {
  expect(readHandedOn('import{a}from"./shop-1.js";a();export{a as default};')).toBeUndefined()
  expect(readHandedOn('import{a}from"./shop-1.js";import{b}from"./shop-2.js";export{a as default,b as loader};')).toBeUndefined()
})
