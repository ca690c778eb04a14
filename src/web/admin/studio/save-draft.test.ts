import { perLanguage, perOther } from '#contract/languages.ts'
import { describe, expect, it } from 'vitest'
import type { StudioImage } from '#contract/studio.ts'
import { draftedImages, emptyDraft, savedImages } from './save-draft.ts'

function picture(id: string, more: Partial<StudioImage> = {}): StudioImage {
  return {
    id,
    shot_id: 's',
    status: 'accepted',
    progress: 1,
    url: '/x',
    width: 10,
    height: 10,
    engine: 'compositor',
    prompt: '',
    varied_of: null,
    error: null,
    error_detail: null,
    retry_at: null,
    attempts: 1,
    may_be_paid_twice: false,
    checks: null,
    cost: { estimated: 0, actual: 0 },
    note: null,
    reviewed_by: null,
    reviewed_at: null,
    alt_draft: perLanguage((language) => `${id} ${language}`),
    saved: null,
    created_at: '2026-11-23T05:00:00Z',
    ended_at: null,
    ...more,
  }
}

describe('the images saved to the product', () => {
  it('is every accepted picture and no other, with the drafted texts', () => {
    const images = [picture('a'), picture('b', { status: 'ready' }), picture('c', { status: 'rejected' })]
    expect(savedImages(draftedImages(images, emptyDraft, 'v'))).toEqual([
      { id: 'a', variation_id: 'v', alt: 'a en', translations: perOther((language) => ({ alt: `a ${language}` })) },
    ])
  })

  it('is in the order a person chose, with new pictures last', () => {
    const images = [picture('a'), picture('b'), picture('c')]
    const drafted = draftedImages(images, { ...emptyDraft, order: ['c', 'a'], featured: 'c', left: ['a'] }, null)
    expect(drafted.map(({ image }) => image.id)).toEqual(['c', 'a', 'b'])
    expect(savedImages(drafted).map(({ id, is_featured }) => [id, is_featured])).toEqual([
      ['c', true],
      ['b', undefined],
    ])
  })

  it('keeps the earlier save until somebody changes it', () => {
    const saved = {
      product_image_id: 'p',
      is_featured: true,
      variation_id: null,
      display_order: 0,
      alt: 'mine',
      translations: { ru: { alt: 'моё' } },
    }
    const [first] = draftedImages([picture('a'), picture('b', { saved })], emptyDraft, 'v')
    expect(first).toMatchObject({ image: { id: 'b' }, isFeatured: true, variationId: null, alts: { en: 'mine', ru: 'моё', kk: 'b kk' } })
  })
})
