import { perLanguage } from './languages.ts'
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
/** In shares of the picture's width and height. */
const area = z.strictObject({ x: share, y: share, width: share, height: share })

const shotFields = {
  type: z.enum(shotTypes),
  backdrop: z.enum(backdrops),
  light: z.enum(shotLights),
  angle: z.enum(shotAngles),
  aspect: z.enum(shotAspects),
  count: z.int().min(1).max(mostShots),
}

/** The reason for a part of a prompt: a code and its value, such as `{code: 'palette', value: '#20398c'}`. */
const reason = z.object({ part: z.enum(['subject', 'scene', 'light']), code: z.string(), value: z.string() })
export type PromptReason = z.infer<typeof reason>

export const shotPrompt = z.object({
  /** What must stay unchanged. */
  subject: z.string(),
  scene: z.string(),
  light: z.string(),
  /** The three parts as sent to the engine. */
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
  /** Colour of the cloth, clay or card below the print. */
  material: hex,
  motif: z.string().overwrite(trimmed).max(120, 'too_long').nullable(),
  /** Contrast between the print and its ground, as in WCAG; null if nothing is below it. */
  contrast: z.number().min(1).max(21).nullable(),
  text_found: z.string().overwrite(trimmed).max(500, 'too_long').nullable(),
  /** Codes; the page has the texts. */
  suggestions: z.array(z.string().overwrite(trimmed).max(60, 'too_long')).max(20),
}
export const studioAnalysis = z.object({
  ...analysisFields,
  /** 0 to 1, where 1 is a perfect mirror image, or identical after a half turn. */
  symmetry: z.object({ left_right: z.number(), up_down: z.number(), half_turn: z.number() }).nullable(),
  /** Estimated from the strokes, readable or not. Null: not examined. */
  text_is_likely: z.boolean().nullable(),
  /** Whether the print was searched for words. Missing in analyses made before words were read. */
  text_is_read: z.boolean().nullish(),
  is_edited: z.boolean(),
})
export type StudioAnalysis = z.infer<typeof studioAnalysis>

const cost = z.object({
  /** US dollars, in which the services bill; 0 for the compositor. */
  estimated: z.number(),
  /** Null while unknown: not requested yet, or not reported by the service. */
  actual: z.number().nullable(),
})

const texts = z.object(perLanguage(() => z.string()))

export const studioImage = z.object({
  id,
  shot_id: id,
  status: z.enum(imageStatuses),
  /** 0 to 1 while the picture is made. */
  progress: z.number(),
  /** For staff only; `?width=` of 320, 640 or 1280 returns a smaller one. Null until the picture is made. */
  url: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  engine: z.enum(imageEngines),
  prompt: z.string(),
  /** The picture that this one varies. */
  varied_of: id.nullable(),
  error: z.enum(imageFailures).nullable(),
  /** Error message of the service. */
  error_detail: z.string().nullable(),
  /** When it is retried automatically. */
  retry_at: instant.nullable(),
  attempts: z.int(),
  /** Whether trying again may be charged a second time. */
  may_be_paid_twice: z.boolean(),
  checks: z
    .object({
      print_similarity: z.number(),
      sharpness: z.number(),
      /** 1: as large as requested. */
      size: z.number(),
      warnings: z.array(z.enum(checkWarnings)),
      /** Position of the print in the picture. */
      print_area: area.nullable(),
    })
    .nullable(),
  cost,
  note: z.string().nullable(),
  reviewed_by: z.string().nullable(),
  reviewed_at: instant.nullable(),
  /** Draft of the alternative text, made from product and shot. */
  alt_draft: texts,
  /** The product image that it became. */
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
  /** The catalogue picture that all others are made from; null once there is none. */
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
  engines: z.array(z.enum(imageEngines)),
  kind: z.enum(goodsKinds),
  /** Other products in its group shots, each with its own print. An image service only gets the product’s own picture. */
  others: z.array(z.object({ id, name: z.string(), picture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable() })),
  /** The longer side of the pictures, in pixels. */
  size: z.int(),
  shots: z.array(shot),
  analysis: studioAnalysis.nullable(),
  images: z.array(studioImage),
  cost: z.object({
    currency: z.literal('USD'),
    /** Cost of one picture with the session's engine. */
    each: z.number(),
    /** Cost of all pictures that the shots request and that are not made yet. */
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
    /** Product ids, in order. Mugs combine only with mugs, all other goods with each other. */
    others: z.array(id).max(mostOtherProducts, 'too_many'),
    /** In order. An existing `id` changes that shot. Omitted shots are removed with pictures that were not accepted. */
    shots: z.array(z.strictObject({ ...shotFields, id: id.optional() })).max(mostShots, 'too_many'),
    /** Omitted fields stay unchanged. */
    analysis: z.strictObject(analysisFields).partial(),
  })
  .partial()
  .extend({ expected_updated_at: expectedUpdatedAt })
export type StudioSessionChange = z.infer<typeof studioSessionChange>

const part = z.string().overwrite(trimmed).max(mostPromptPart, 'too_long').optional()
export const studioPromptChange = z
  .strictObject({
    /** The whole prompt: its paragraphs are subject, scene and light. */
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
  /** English. Omitted languages get their draft. */
  alt,
  translations: z.partialRecord(language, z.strictObject({ alt })).optional(),
})
export type SavedStudioImage = z.infer<typeof savedStudioImage>
