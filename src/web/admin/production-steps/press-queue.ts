import * as production from '#contract/calls/production.gen.ts'
import type { Language } from '#contract/languages.ts'
import type { ItemSteps } from '#contract/production.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { send } from '#web/browser/calls/send.ts'
import { FileLost } from '#web/browser/offline/connection.ts'
import { exclusively } from '#web/browser/offline/exclusively.ts'
import { createOfflineQueue, type QueueParts } from '#web/browser/offline/offline-queue.ts'
import { openOfflineStore } from '#web/browser/offline/offline-store.ts'
import type { Press, QueuedPress } from './presses.ts'

type Send = QueueParts<QueuedPress>['send']

/** The offline queue of the workshop: presses and photos in the order in which they were made. */
export const pressQueue = createOfflineQueue<QueuedPress>({
  subject: 'workshop',
  openStore: openOfflineStore,
  exclusively,
  async send([queued], options) {
    if (!queued) return []
    const { action } = queued
    return [await (action.kind === 'photo' ? sendPhoto(action, options) : sendStep(action, options.language))]
  },
})

function sendStep(
  { kind: _kind, key, itemId, stepId, stepName: _shown, assignee: _named, photo: _none, ...body }: Press,
  language: Language,
): Promise<ItemSteps> {
  const headers = { 'idempotency-key': key }
  return send(production.changeStep, { params: { id: itemId, stepId }, body }, { language, headers })
}

async function sendPhoto({ key, itemId, stepId, photo }: Press, { language, onProgress, file }: Parameters<Send>[1]): Promise<ItemSteps> {
  const kept = await file(key)
  if (!kept) throw new FileLost()
  const body = { file: new File([kept], photo?.name ?? key, { type: kept.type }), id: key }
  return sendFile(production.addPhoto, { params: { id: itemId, stepId }, body }, { language, onProgress })
}
