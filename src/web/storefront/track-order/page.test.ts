import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { apiContext, faultContext, type Api } from '#web/render/page-context.ts'
import { action } from './page.tsx'

const body = new URLSearchParams({ order_number: 'UND-12345', email: 'aliya@example.com' })

async function search(failure: Error): Promise<{ status: number | undefined; faults: unknown[] }> {
  const faults: unknown[] = []
  const context = new RouterContextProvider()
  context.set(apiContext, { orders: { track: () => Promise.reject(failure) } } as unknown as Api)
  context.set(faultContext, (error) => faults.push(error))
  const request = new Request('https://tulpar.example/track-order', { method: 'POST', body })
  const answer = await action({ request, context, params: {}, pattern: '/track-order', url: new URL(request.url) })
  return { status: answer instanceof Response ? answer.status : answer.init?.status, faults }
}

it('reports an interruption while an order was being found', async () => {
  const failure = new Error('the database is away')
  expect(await search(failure)).toEqual({ status: 500, faults: [failure] })
})

it('treats a missing order as no fault', async () => {
  expect(await search(Object.assign(new Error('not found'), { status: 404 }))).toEqual({ status: 404, faults: [] })
})
