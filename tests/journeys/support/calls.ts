import { type Page, test } from '@playwright/test'
import { expect } from './journey.ts'

/** Posts as a page of the shop does, with the cookies of this browser; returns the body. */
export async function call(page: Page, path: string, data: object, headers: Record<string, string> = {}): Promise<unknown> {
  const origin = test.info().project.use.baseURL ?? ''
  const answer = await page.request.post(path, { data, headers: { origin, ...headers } })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return answer.json()
}
