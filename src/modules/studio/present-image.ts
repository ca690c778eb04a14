import type { Language } from '#contract/languages.ts'
import type { ProductImage } from '#contract/product-images.ts'
import {
  type CheckWarning,
  type ImageFailure,
  imageFailures,
  sharpnessWarnsBelow,
  similarityWarnsBelow,
} from '#contract/rules/studio-rules.ts'
import type { StudioImage } from '#contract/studio.ts'
import { languages } from '#contract/languages.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { ImageRow, ShotRow } from './studio-store.ts'

/** The product's name in each language, including the variation's name. */
export type Names = Record<Language, string>
type Known = {
  shot: ShotRow | undefined
  names: Names
  shownNameOf: (name: string) => string
  saved: ProductImage | undefined
}

/** Failures after which the service may have made a picture that never arrived. */
const unsure: readonly ImageFailure[] = ['timeout', 'unknown_outcome', 'broken_picture']

export function presentImage(row: ImageRow, { shot, names, shownNameOf, saved }: Known): StudioImage {
  const error = imageFailures.find((failure) => failure === row.error) ?? null
  const isService = row.engine !== 'compositor'
  return {
    id: row.id,
    shot_id: row.shot_id,
    status: row.status,
    progress: row.file_key === null ? 0 : 1,
    url: row.file_key === null ? null : `/api/admin/studio/sessions/${row.session_id}/images/${row.id}/picture`,
    width: row.width,
    height: row.height,
    engine: row.engine,
    prompt: row.prompt,
    varied_of: row.varied_of,
    error,
    error_detail: error === 'other_unusable' && row.error_detail !== null ? shownNameOf(row.error_detail) : row.error_detail,
    retry_at: row.retry_at?.toISOString() ?? null,
    attempts: row.attempts,
    may_be_paid_twice: isService && row.status === 'failed' && error !== null && unsure.includes(error),
    checks: checksOf(row),
    cost: { estimated: row.estimated_cost, actual: isService ? numberOrNull(row.actual_cost) : 0 },
    note: row.note,
    reviewed_by: row.reviewed_by_name,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    alt_draft: draftAlt(names, shot),
    saved: saved
      ? {
          product_image_id: saved.id,
          is_featured: saved.is_featured,
          variation_id: saved.variation_id,
          display_order: saved.display_order,
          alt: saved.alt,
          translations: saved.translations,
        }
      : null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

/** Drafts the alternative text in each language from the product and the shot. */
export function draftAlt(names: Names, shot: ShotRow | undefined): Record<Language, string> {
  const texts = languages.map((language) => {
    const t = serverTranslator('studio-alt', language)
    const name = names[language]
    return [language, shot ? t('alt', { name, type: t(`type.${shot.type}`), backdrop: t(`backdrop.${shot.backdrop}`) }) : name] as const
  })
  return Object.fromEntries(texts) as Record<Language, string>
}

function checksOf(row: ImageRow): StudioImage['checks'] {
  if (row.print_similarity === null || row.sharpness === null || row.width === null || row.height === null) return null
  const size = Math.min(1, Math.max(row.width, row.height) / row.size)
  const warnings: CheckWarning[] = [
    ...(row.print_similarity < similarityWarnsBelow[row.engine] ? (['print_differs'] as const) : []),
    ...(row.sharpness < sharpnessWarnsBelow ? (['blurred'] as const) : []),
    ...(size < 0.5 ? (['small'] as const) : []),
  ]
  return { print_similarity: row.print_similarity, sharpness: row.sharpness, size, warnings, print_area: row.print_area }
}

function numberOrNull(value: number | string | null): number | null {
  return value === null ? null : Number(value)
}
