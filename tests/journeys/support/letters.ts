import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect } from './journey.ts'

const mailbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

/** The link in the newest of `count` letters to this address that carry one, as a path of the shop. */
export async function findLetterLink(page: Page, to: string, count = 1): Promise<string> {
  let path = ''
  await expect(async () => {
    const letters = mailbox.parse(await (await page.request.get('/api/dev/mailbox')).json()).filter((letter) => letter.to === to)
    const links = letters.flatMap(({ text }) => /https?:\/\/\S+token=[\w-]+\S*/.exec(text)?.[0] ?? [])
    expect(links.length).toBeGreaterThanOrEqual(count)
    const { pathname, search } = new URL(links[0] ?? '')
    path = pathname + search
  }).toPass({ timeout: 15_000 })
  return path
}

let made = 0

/** An address of nobody else: journeys run side by side on one shop. */
export function newAddress(name: string): string {
  made += 1
  return `${name}-${process.pid}-${Date.now().toString(36)}-${made}@example.com`
}
