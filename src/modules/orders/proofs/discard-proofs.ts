import type { Ctx } from '#modules/context.ts'

/** Removes the files of proofs whose rows are deleted. A file that can't be removed only wastes space. */
export async function discardProofs({ files, log }: Pick<Ctx, 'files' | 'log'>, fileKeys: readonly string[]): Promise<void> {
  for (const fileKey of fileKeys)
    await files.remove(fileKey).catch((error: unknown) => log.warn({ err: error, fileKey }, 'a proof could not be removed'))
}
