import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { showAnswer } from './show-answer.ts'

/** Creates a query whose requests the test answers by hand, in any order. */
function open() {
  const client = createQueryClient()
  const answers: ((value: string) => void)[] = []
  const query = {
    queryKey: ['order'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: Infinity,
    initialData: 'loaded',
  }
  const stop = client.getQueryCache().build(client, query)
  const shown = () => client.getQueryData(query.queryKey)
  return { client, query, answers, shown, stop }
}

it('shows the answer of a write at once', async () => {
  const { client, query, shown, answers } = open()
  await showAnswer(client, query.queryKey, 'written')
  expect([shown(), answers.length]).toEqual(['written', 0])
})

it('ignores a read that began before the write was answered', async () => {
  const { client, query, answers, shown } = open()
  const reading = client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
  await expect.poll(() => answers.length).toBe(1)
  await showAnswer(client, query.queryKey, 'written')
  answers[0]?.('before the write')
  await reading
  expect(shown()).toBe('written')
})
