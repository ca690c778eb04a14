import { expect, it } from 'vitest'
import { doneSteps } from './steps.ts'

const product = { id: '1', name: 'Tee', slug: 'tee', variation_id: null, variation_name: null, variations: [], picture: null }
const picture = { url: '/images/1/960.jpg', width: 960, height: 960 }
const begun = { shots: [], analysis: null, images: [], step: 'select' } as const

it('counts a product as chosen only as long as it has a picture', () => {
  expect(doneSteps({ ...begun, shots: [], images: [], product }).product).toBe(false)
  expect(doneSteps({ ...begun, shots: [], images: [], product: { ...product, picture } })).toMatchObject({ product: true, shots: false })
})
