import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect } from './journey.ts'

const mailbox = z.array(z.object({ subject: z.string(), text: z.string() }))
/** Mails are sent by a job. */
const patience = { timeout: 60_000, intervals: [100, 200, 300] }

async function mailsTo(page: Page, to: string) {
  return mailbox.parse(await (await page.request.get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`)).json())
}

/** Returns the link, as a path of the shop, in the newest of `count` mails to this address that contain one. */
export async function findMailLink(page: Page, to: string, count = 1): Promise<string> {
  let path = ''
  await expect(async () => {
    const links = (await mailsTo(page, to)).flatMap(({ text }) => /https?:\/\/\S+token=[\w-]+\S*/.exec(text)?.[0] ?? [])
    expect(links.length).toBeGreaterThanOrEqual(count)
    const { pathname, search } = new URL(links[0] ?? '')
    path = pathname + search
  }).toPass(patience)
  return path
}

export async function findMail(page: Page, to: string, subject: string): Promise<string> {
  let text: string | undefined
  await expect(async () => {
    text = (await mailsTo(page, to)).find((mail) => mail.subject === subject)?.text
    expect(text).toBeDefined()
  }).toPass(patience)
  return text ?? ''
}

let made = 0

/** Returns a unique address, since journeys share one shop. */
export function newAddress(name: string): string {
  made += 1
  return `${name}-${process.pid}-${Date.now().toString(36)}-${made}@example.com`
}

/** Masks an address like the page behind a mail's link does. */
export function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1…')
}
