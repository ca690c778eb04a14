import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test'
import { encodeQR } from 'qr'

type Launching = Pick<PlaywrightWorkerArgs, 'playwright'> &
  Pick<PlaywrightWorkerOptions, 'launchOptions'> &
  Pick<PlaywrightTestOptions, 'contextOptions' | 'baseURL'>

/** Runs on a phone whose camera shows this film. */
export async function withCamera(
  { playwright, launchOptions, contextOptions, baseURL }: Launching,
  film: string,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const args = [
    ...(launchOptions.args ?? []),
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }), viewport, permissions: ['camera'] })
    await walk(await context.newPage())
  } finally {
    await browser.close()
  }
}

const [frameWidth, frameHeight] = [640, 480]

/** Makes a film of this code that Chromium plays instead of a camera. `file` is read each time a camera is turned on. */
export function filmOf(code: string, file = join(mkdtempSync(join(tmpdir(), 'tulpar-film-')), 'code.y4m')): string {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 })
  const scale = Math.floor(frameHeight / rows.length)
  const [left, top] = [(frameWidth - rows.length * scale) / 2, (frameHeight - rows.length * scale) / 2]
  const light = Buffer.alloc(frameWidth * frameHeight, 235)
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue
      for (let line = 0; line < scale; line += 1) {
        const at = Math.floor(top + y * scale + line) * frameWidth + Math.floor(left + x * scale)
        light.fill(16, at, at + scale)
      }
    }
  const colour = Buffer.alloc((frameWidth * frameHeight) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour])
  const head = Buffer.from(`YUV4MPEG2 W${frameWidth} H${frameHeight} F10:1 Ip A1:1 C420mpeg2\n`)
  writeFileSync(file, Buffer.concat([head, frame, frame, frame]))
  return file
}
