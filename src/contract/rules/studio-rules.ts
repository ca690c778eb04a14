import {
  angles as shotAngles,
  aspects as shotAspects,
  backdrops,
  goodsKinds,
  lights as shotLights,
  motifGuesses,
  shotTypes,
  suggestions,
} from '#kit/compositor/shot-choices.ts'

export { backdrops, goodsKinds, motifGuesses, shotAngles, shotAspects, shotLights, shotTypes, suggestions }

export const studioSteps = ['select', 'shots', 'analysis', 'prompts', 'generation', 'review', 'save', 'done'] as const
export type StudioStep = (typeof studioSteps)[number]

export const imageEngines = ['compositor', 'openai', 'google'] as const
export type ImageEngine = (typeof imageEngines)[number]

/** Each kind of goods has its own mock-ups. */
export type GoodsKind = (typeof goodsKinds)[number]
export type ShotType = (typeof shotTypes)[number]
export type Backdrop = (typeof backdrops)[number]
export type ShotLight = (typeof shotLights)[number]
export type ShotAngle = (typeof shotAngles)[number]
export type ShotAspect = (typeof shotAspects)[number]

export const imageStatuses = ['queued', 'running', 'ready', 'failed', 'accepted', 'rejected'] as const

/** Why a picture failed or waits for a retry. */
export const imageFailures = [
  /** The service refuses to make this picture. */
  'refused',
  /** The service is at its limit. The picture is retried automatically. */
  'rate_limited',
  'timeout',
  /** The service returned no picture, or an unusable one. */
  'broken_picture',
  /** The service had an error or was unreachable. */
  'service_failed',
  'key_refused',
  'out_of_credit',
  /** The server stopped while the service worked. The service may have charged for the picture, so it is not retried automatically. */
  'unknown_outcome',
  /** It would exceed the daily cost limit. */
  'cost_limit',
  /** The service no longer has a key. */
  'no_service',
  /** No print was found on the picture. */
  'empty_print',
  'picture_too_small',
  'picture_too_large',
  'picture_broken',
  /** One of the other goods of a group can’t be placed in it; the detail has its name. */
  'other_unusable',
  'no_mockup',
  /** An error of the shop itself; details are in the log. */
  'fault',
] as const
export type ImageFailure = (typeof imageFailures)[number]

/** How a picture was made, as shown to shoppers. Older pictures are photographs. */
export const imageOrigins = ['photograph', 'composed', 'generated'] as const
export type ImageOrigin = (typeof imageOrigins)[number]

/** Per session, over all shots. */
export const mostShots = 24
/** Other products in the group shots of a session. */
export const mostOtherProducts = 3

/** Pictures per session, including repeated ones, so the session fits on one page. */
export const mostStudioImages = 96
/** Characters of a part of a prompt. */
export const mostPromptPart = 1500
export const mostPrompt = 3 * mostPromptPart + 4

/** Motifs that the analysis can name. Any other is named by its symmetry, or as a person wrote it. */
export { motifKeys as namedMotifs, type MotifKey as NamedMotif } from '#brand/motifs/motif-keys.ts'

/** Below these values, the reviewer gets a warning. */
export const similarityWarnsBelow = { compositor: 0.9, openai: 0.8, google: 0.8 } as const satisfies Record<ImageEngine, number>
export const sharpnessWarnsBelow = 0.3
export const checkWarnings = ['print_differs', 'blurred', 'small'] as const
export type CheckWarning = (typeof checkWarnings)[number]
