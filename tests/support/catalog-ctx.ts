import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Actor, guest } from '#contract/actor.ts'
import type { Language } from '#contract/languages.ts'
import { settableClock } from '#kit/clock/clock.ts'
import type { Database } from '#kit/database/database.ts'
import { createFiles, type Files } from '#kit/files/files.ts'
import { ImageQueue } from '#kit/images/image-queue.ts'
import { createLog } from '#kit/log/log.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import type { Ctx } from '#modules/context.ts'

export function temporaryFiles(): Promise<Files> {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return createFiles('file:', folder)
}

export type TestCtx = Ctx & { uses: Set<string> }

export function catalogCtx(given: { db: Database; files: Files; actor?: Actor; language?: Language; memory?: ShopMemory }): TestCtx {
  return {
    actor: guest,
    language: 'en',
    clock: settableClock('2026-03-21T04:00:00Z'),
    log: createLog({ level: 'silent' }),
    jobs: { enqueue: () => Promise.resolve() },
    listeners: [],
    memory: new ShopMemory(),
    requestId: 'test',
    uses: new Set(),
    imageQueue: new ImageQueue(),
    ...given,
  }
}
