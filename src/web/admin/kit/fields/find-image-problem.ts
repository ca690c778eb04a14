import type { AreaTranslator } from '#contract/messages/translator.ts'

type Chosen = Pick<File, 'type' | 'size'>

/** Checks an image before the upload; the server checks its bytes. Undefined if no problem is found. */
export function findImageProblem(
  t: AreaTranslator<'admin'>,
  { type, size }: Chosen,
  { kinds, mostBytes }: { kinds: readonly string[]; mostBytes: number },
): string | undefined {
  if (!kinds.includes(type)) return t('image.wrongKind')
  return size > mostBytes ? t('image.tooLarge', { most: Math.floor(mostBytes / 1_000_000) }) : undefined
}
