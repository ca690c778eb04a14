import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { isOnLadder, type PictureFormat, type Rendition, renditionFile } from './picture-ladder.ts'
import { renderPicture } from './picture-rendering.ts'
import { RenderQueue } from './render-queue.ts'

export const mimeOfFormat: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

const queue = new RenderQueue(2)
/** For other pictures that visitors wait for: all of them together take no more of the machine than renditions alone. */
export function drawInTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  return queue.run(draw, true)
}

const making = new Map<string, Promise<Uint8Array | undefined>>()

export type RenditionOptions = {
  /** False for what nobody waits for; default true. */
  isUrgent?: boolean
}

/** A picture at a width of the ladder, made once and kept; undefined for an unknown picture or a width off the ladder. */
export async function findRendition(
  files: Files,
  db: Database,
  rendition: Rendition,
  options: RenditionOptions = {},
): Promise<Uint8Array | undefined> {
  if (!isOnLadder(rendition.width)) return undefined
  return (await files.find(renditionFile(rendition))) ?? makeOnce(files, db, rendition, options.isUrgent ?? true)
}

/** However many ask, one makes it. */
function makeOnce(files: Files, db: Database, rendition: Rendition, isUrgent: boolean): Promise<Uint8Array | undefined> {
  const file = renditionFile(rendition)
  const begun = making.get(file)
  if (begun) return begun
  const made = make(files, db, rendition, isUrgent).finally(() => making.delete(file))
  making.set(file, made)
  return made
}

async function make(files: Files, db: Database, rendition: Rendition, isUrgent: boolean): Promise<Uint8Array | undefined> {
  const picture = await db.selectFrom('pictures').select('file_key').where('key', '=', rendition.key).executeTakeFirst()
  if (!picture) return undefined
  return queue.run(async () => {
    const original = await files.find(picture.file_key)
    if (!original) return undefined
    const bytes = await renderPicture(original, rendition.width, rendition.format)
    await files.put(renditionFile(rendition), bytes, mimeOfFormat[rendition.format])
    return bytes
  }, isUrgent)
}
