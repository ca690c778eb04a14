import type { Language } from '#contract/languages.ts'
import { isSentProofType } from '#contract/rules/proof-types.ts'
import { formatFileSize } from '#contract/messages/format.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'

const bytesPerMb = 1024 * 1024

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** Checks a file before the upload; the server checks its bytes. Undefined if no problem is found. */
export function findFileProblem(t: AreaTranslator<'order'>, language: Language, file: Chosen, maxMb: number): string | undefined {
  if (!isAcceptedType(file)) return t('proof.wrongType')
  if (file.size === 0) return t('proof.empty')
  if (file.size <= maxMb * bytesPerMb) return undefined
  return t('proof.tooLarge', { size: formatFileSize(language, file.size), most: maxSizeText(language, maxMb) })
}

export function maxSizeText(language: Language, maxMb: number): string {
  return formatFileSize(language, maxMb * 1_000_000)
}

/** Some systems give a file no type; then its extension is checked. */
function isAcceptedType({ name, type }: Chosen): boolean {
  if (type !== '') return isSentProofType(type)
  return /\.(?:jpe?g|png|webp|avif|pdf)$/i.test(name)
}
