import type { LetterPreview } from '#contract/letter-blocks.ts'
import { type Language, prefixOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import type { Admission } from '#kit/http/before-body.ts'
import type { Limit } from '#kit/limits/limits.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { enqueueTestLetter, reasonIn, renderLetter } from '#modules/letters/index.ts'
import { addImage, redrawImage } from '#modules/media/index.ts'
import { refuse } from '#modules/refuse.ts'
import { findCampaign, lettersOf } from './campaign-store.ts'

/** Largest side of the stored original, twice the width of a letter. */
const sidePx = 1280
/** Enough for repeated previews, too few to flood a mailbox. */
const testing: Limit = { name: 'test-letters', points: 60, perSeconds: 3600 }

/** Renders the letter for a reader of that language who is no member. Throws campaign_not_found, no_letter. */
export async function previewCampaign(ctx: Ctx, publicUrl: string, { id, lang }: { id: string; lang: Language }): Promise<LetterPreview> {
  const letters = lettersOf(await findCampaign(ctx, id))
  const language = letters[lang] ? lang : 'en'
  const newsletter = prefixOf(language) + pages.newsletter()
  const preview = await renderLetter(ctx, {
    publicUrl,
    letters,
    language: lang,
    reader: { isMember: false },
    linkTo: (href) => href,
    unsubscribeUrl: newsletter,
    preferencesUrl: newsletter,
    reason: await reasonIn(ctx, language),
  })
  if (!preview) refuse('no_letter')
  return preview
}

export async function testCampaign(
  { ctx, limits }: RequestContext,
  id: string,
  { email, language }: { email: string; language: Language },
) {
  await limits.take(testing, requireAccount(ctx.actor).accountId)
  return inTransaction(ctx, async (inside) => {
    const campaign = await findCampaign(inside, id)
    const letters = lettersOf(campaign)
    if (!letters[language] && !letters.en) refuse('no_letter')
    await enqueueTestLetter(inside, { letters, email, language })
    await recordChange(inside, { action: 'campaign.test', entity: 'campaign', entityId: id, entityName: campaign.name })
    return { sent_to: email }
  })
}

/** Runs before the image is read. */
export function admitLetterImage(): Promise<Admission> {
  return Promise.resolve({ mostMb: mostImageMb })
}

/** Throws the refusals of `redrawImage`. */
export async function addLetterImage(ctx: Ctx, file: Blob): Promise<{ image_key: string }> {
  const image = await redrawImage(ctx, file, { shape: 'inside', sidePx, format: 'original' })
  return inTransaction(ctx, async (inside) => {
    const { key } = await addImage(inside, image)
    await recordChange(inside, { action: 'campaign.add_image', entity: 'campaign', entityId: newId() })
    return { image_key: key }
  })
}
