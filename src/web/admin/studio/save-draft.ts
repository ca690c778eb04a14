import { type Language, perOther } from '#contract/languages.ts'
import type { SavedStudioImage, StudioImage } from '#contract/studio.ts'

export type AltTexts = Record<Language, string>
export type SavedDraft = {
  /** The order on the product page. Pictures not listed come last. */
  order: string[]
  /** The product's main picture. Null leaves the product's own in place. */
  featured: string | null
  /** By picture id. Contains only changed values. */
  variations: Record<string, string | null>
  alts: Record<string, AltTexts>
  /** Pictures that stay in the session but are not saved to the product page. */
  left: string[]
}

export const emptyDraft: SavedDraft = { order: [], featured: null, variations: {}, alts: {}, left: [] }

export type DraftedImage = {
  image: StudioImage
  isFeatured: boolean
  isLeft: boolean
  variationId: string | null
  alts: AltTexts
}

/** As they would appear on the product page. Unchanged values come from the saved picture or the draft texts. */
export function draftedImages(images: readonly StudioImage[], draft: SavedDraft, variationId: string | null): DraftedImage[] {
  const accepted = images.filter(({ status }) => status === 'accepted')
  const featured = accepted.some(({ id }) => id === draft.featured)
    ? draft.featured
    : (accepted.find(({ saved }) => saved?.is_featured)?.id ?? null)
  const usual = new Map(
    [...accepted]
      .toSorted((a, b) => (a.saved?.display_order ?? Infinity) - (b.saved?.display_order ?? Infinity) || 0)
      .map(({ id }, index) => [id, index]),
  )
  const placeOf = (id: string) => {
    const at = draft.order.indexOf(id)
    return at < 0 ? draft.order.length + (usual.get(id) ?? 0) : at
  }
  return [...accepted]
    .toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
    .map((image) => ({
      image,
      isFeatured: image.id === featured,
      isLeft: image.saved === null && draft.left.includes(image.id),
      variationId:
        image.id in draft.variations ? (draft.variations[image.id] ?? null) : image.saved ? image.saved.variation_id : variationId,
      alts: draft.alts[image.id] ?? altsOf(image),
    }))
}

export function savedImages(drafted: readonly DraftedImage[]): SavedStudioImage[] {
  return drafted
    .filter(({ isLeft }) => !isLeft)
    .map(({ image, isFeatured, variationId, alts: { en, ...others } }) => ({
      id: image.id,
      variation_id: variationId,
      alt: en,
      translations: perOther((language) => ({ alt: others[language] })),
      ...(isFeatured && { is_featured: true }),
    }))
}

function altsOf({ saved, alt_draft: draft }: StudioImage): AltTexts {
  if (!saved) return { ...draft }
  return { en: saved.alt, ...perOther((language) => saved.translations[language]?.alt ?? draft[language]) }
}
