import { createRouterClient, os } from '@orpc/server'
import { expect, it } from 'vitest'
import { readOnce } from './read-once.ts'

function pageOf() {
  const asked: unknown[] = []
  const read = os.route({ method: 'GET' }).handler(({ input }) => {
    asked.push(input)
    return { n: asked.length }
  })
  const refused = os.route({ method: 'GET' }).handler(() => {
    asked.push('refused')
    throw new Error('no')
  })
  const write = os.route({ method: 'POST' }).handler(() => asked.push('write'))
  return { asked, api: createRouterClient({ read, other: read, refused, write }, { interceptors: [readOnce()] }) }
}

it('reads once for several loaders of a page', async () => {
  const { api, asked } = pageOf()
  const answers = await Promise.all([api.read({ id: 1 }), api.read({ id: 1 }), api.read({ id: 2 }), api.other({ id: 1 })])
  expect(asked).toEqual([{ id: 1 }, { id: 2 }, { id: 1 }])
  expect(answers[1]).toBe(answers[0])
})

it('refuses each of them', async () => {
  const { api, asked } = pageOf()
  const answers = await Promise.allSettled([api.refused(), api.refused()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toEqual(['refused'])
})

it('refreshes after the page has written something, and runs requests made before that', async () => {
  const { api, asked } = pageOf()
  await api.read({ id: 1 })
  await Promise.all([api.write(), api.read({ id: 1 })])
  await api.read({ id: 1 })
  expect(asked).toEqual([{ id: 1 }, 'write', { id: 1 }, { id: 1 }])
})
