import type { Page } from '@playwright/test'

const betweenKeysSeconds = 0.005

/** The key events carry the scanner's times, however late a busy browser handles them. */
export async function typeAsScanner(page: Page, code: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const keys = [...Array.from(code, (key) => ({ key, text: key })), { key: 'Enter', text: '\r' }]
  let timestamp = Date.now() / 1000
  for (const { key, text } of keys) {
    timestamp += betweenKeysSeconds
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp })
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp })
  }
  await devtools.detach()
}
