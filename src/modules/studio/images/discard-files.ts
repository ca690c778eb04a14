import type { Ctx } from '#modules/context.ts'

/** A file that can't be removed is only lost space. */
export async function discardFiles({ files, log }: Pick<Ctx, 'files' | 'log'>, keys: readonly (string | null)[]): Promise<void> {
  for (const key of keys)
    if (key !== null)
      await files.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'a picture of the studio could not be removed'))
}
