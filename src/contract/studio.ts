import { z } from 'zod'
import { expectedUpdatedAt, id, instant, language } from './fields.ts'
import { mostImageText } from './rules/image-limits.ts'
import {
  backdrops,
  checkWarnings,
  goodsKinds,
  imageEngines,
  imageFailures,
  imageStatuses,
  mostOtherProducts,
  mostPrompt,
  mostPromptPart,
  mostShots,
  shotAngles,
  shotAspects,
  shotLights,
  shotTypes,
  studioSteps,
} from './rules/studio-rules.ts'
import { trimmed } from './rules/visible-text.ts'

const hex = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'invalid_color')
const share = z.number('invalid_share').min(0, 'invalid_share').max(1, 'invalid_share')
/** Shares of the picture. */
const area = z.strictObject({ x: share, y: share, width: share, height: share })

const shotFields = {
  type: z.enum(shotTypes),
  backdrop: z.enum(backdrops),
  light: z.enum(shotLights),
  angle: z.enum(shotAngles),
  aspect: z.enum(shotAspects),
  count: z.int().min(1).max(mostShots),
}

/** Why a part of a prompt says what it says: a code and what it stands for, such as `{code: 'palette', value: '#20398c'}`. */
const reason = z.object({ part: z.enum(['subject', 'scene', 'light']), code: z.string(), value: z.string() })
export type PromptReason = z.infer<typeof reason>

export const shotPrompt = z.object({
  /** What is kept as it is. */
  subject: z.string(),
  scene: z.string(),
  light: z.string(),
  /** The three parts as the engine gets them. */
  text: z.string(),
  reasons: z.array(reason),
  is_edited: z.boolean(),
})
export type ShotPrompt = z.infer<typeof shotPrompt>

const shot = z.object({ ...shotFields, id, prompt: shotPrompt.nullable() })
export type StudioShot = z.infer<typeof shot>

const analysisFields = {
  palette: z.array(z.strictObject({ hex, share })).max(12),
  print_area: area.nullable(),
  /** The colour of the cloth, clay or card below the print. */
  material: hex,
  motif: z.string().overwrite(trimmed).max(120, 'too_long').nullable(),
  /** Of the print and what it lies on, as WCAG counts it; null where nothing lies below it. */
  contrast: z.number().min(1).max(21).nullable(),
  text_found: z.string().overwrite(trimmed).max(500, 'too_long').nullable(),
  /** Codes; the screen has the words. */
  suggestions: z.array(z.string().overwrite(trimmed).max(60, 'too_long')).max(20),
}
export const studioAnalysis = z.object({
  ...analysisFields,
  /** 0 to 1, where 1 is a mirror image, or the same when turned by half. */
  symmetry: z.object({ left_right: z.number(), up_down: z.number(), half_turn: z.number() }).nullable(),
  /** Told from the strokes, whether it could be read or not. Null: not examined. */
  text_is_likely: z.boolean().nullable(),
  /** Whether the print was looked through for words; what was measured before they were read doesn't say. */
  text_is_read: z.boolean().nullish(),
  is_edited: z.boolean(),
})
export type StudioAnalysis = z.infer<typeof studioAnalysis>

const cost = z.object({
  /** US dollars, in which the services bill; 0 for the compositor. */
  estimated: z.number(),
  /** Null while unknown: not asked yet, or the service did not say. */
  actual: z.number().nullable(),
})

const texts = z.object({ en: z.string(), ru: z.string(), kk: z.string() })

export const studioImage = z.object({
  id,
  shot_id: id,
  status: z.enum(imageStatuses),
  /** 0 to 1 while it is made. */
  progress: z.number(),
  /** For staff alone; `?width=` of 320, 640 or 1280 makes it smaller. Null until it is made. */
  url: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  engine: z.enum(imageEngines),
  /** The prompt that it was made by. */
  prompt: z.string(),
  /** Varied of this one. */
  varied_of: id.nullable(),
  error: z.enum(imageFailures).nullable(),
  /** What the service said, in its words. */
  error_detail: z.string().nullable(),
  /** When it is tried again by itself. */
  retry_at: instant.nullable(),
  /** How often it was begun. */
  attempts: z.int(),
  /** Whether pressing "try again" may pay the service a second time. */
  may_be_paid_twice: z.boolean(),
  checks: z
    .object({
      print_similarity: z.number(),
      sharpness: z.number(),
      /** 1: as large as was asked for. */
      size: z.number(),
      warnings: z.array(z.enum(checkWarnings)),
      /** Where the print lies in the picture. */
      print_area: area.nullable(),
    })
    .nullable(),
  cost,
  note: z.string().nullable(),
  reviewed_by: z.string().nullable(),
  reviewed_at: instant.nullable(),
  /** What those who don't see it could be told, from product and shot. */
  alt_draft: texts,
  /** The product's image that it became. */
  saved: z
    .object({
      product_image_id: id,
      is_featured: z.boolean(),
      variation_id: id.nullable(),
      display_order: z.int(),
      alt: z.string(),
      translations: z.partialRecord(language, z.object({ alt: z.string() })),
    })
    .nullable(),
  created_at: instant,
  ended_at: instant.nullable(),
})
export type StudioImage = z.infer<typeof studioImage>

const engineReasons = ['no_service', 'service_set', 'chosen', 'service_gone'] as const

const product = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  variation_id: id.nullable(),
  variation_name: z.string().nullable(),
  variations: z.array(z.object({ id, name: z.string() })),
  /** The catalogue's picture that everything is made from; null once it has none. */
  picture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
})

const head = z.object({
  id,
  product,
  step: z.enum(studioSteps),
  engine: z.enum(imageEngines),
  engine_reason: z.enum(engineReasons),
  created_by: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
})

export const studioSession = head.extend({
  /** Engines that may be chosen. */
  engines: z.array(z.enum(imageEngines)),
  kind: z.enum(goodsKinds),
  /** Other products that stand beside it in its group shots, each with its own print; an image service gets the product’s own picture alone. */
  others: z.array(z.object({ id, name: z.string(), picture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable() })),
  /** The longer side of what is made, in pixels. */
  size: z.int(),
  shots: z.array(shot),
  analysis: studioAnalysis.nullable(),
  images: z.array(studioImage),
  cost: z.object({
    currency: z.literal('USD'),
    /** Of one picture with the session's engine. */
    each: z.number(),
    /** Of all pictures that the shots ask for and that are not there yet. */
    estimated: z.number(),
    spent: z.number(),
    spent_today: z.number(),
    /** Null: the compositor costs nothing. */
    day_limit: z.number().nullable(),
  }),
})
export type StudioSession = z.infer<typeof studioSession>

export const listedSession = head.extend({
  counts: z.object({ shots: z.int(), images: z.int(), ready: z.int(), accepted: z.int(), saved: z.int() }),
})
export type ListedStudioSession = z.infer<typeof listedSession>

export const studioSessionChange = z
  .strictObject({
    variation_id: id.nullable(),
    step: z.enum(studioSteps),
    engine: z.enum(imageEngines),
    kind: z.enum(goodsKinds),
    size: z.int().min(256).max(4096),
    /** Ids of products, in order. Mugs stand with mugs, all else with all else. */
    others: z.array(id).max(mostOtherProducts, 'too_many'),
    /** In order. With the `id` of one that is there, that one is changed; those left out go, with what was made of them and not accepted. */
    shots: z.array(z.strictObject({ ...shotFields, id: id.optional() })).max(mostShots, 'too_many'),
    /** What is left out stays as it was. */
    analysis: z.strictObject(analysisFields).partial(),
  })
  .partial()
  .extend({ expected_updated_at: expectedUpdatedAt })
export type StudioSessionChange = z.infer<typeof studioSessionChange>

const part = z.string().overwrite(trimmed).max(mostPromptPart, 'too_long').optional()
export const studioPromptChange = z
  .strictObject({
    /** All of it: paragraphs are subject, scene and light. */
    text: z.string().overwrite(trimmed).max(mostPrompt, 'too_long').optional(),
    subject: part,
    scene: part,
    light: part,
    expected_updated_at: expectedUpdatedAt,
  })
  .refine((change) => [change.text, change.subject, change.scene, change.light].some((value) => value !== undefined), {
    path: ['text'],
    error: 'required',
  })
export type PromptChange = z.infer<typeof studioPromptChange>

const alt = z.string().overwrite(trimmed).max(mostImageText, 'too_long')
export const savedStudioImage = z.strictObject({
  id,
  is_featured: z.boolean().optional(),
  variation_id: id.nullable().optional(),
  /** English. Languages that are left out get what was drafted. */
  alt,
  translations: z.partialRecord(language, z.strictObject({ alt })).optional(),
})
export type SavedStudioImage = z.infer<typeof savedStudioImage>
