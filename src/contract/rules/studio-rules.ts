export const studioSteps = ['select', 'shots', 'analysis', 'prompts', 'generation', 'review', 'save', 'done'] as const
export type StudioStep = (typeof studioSteps)[number]

export const imageEngines = ['compositor', 'openai', 'google'] as const
export type ImageEngine = (typeof imageEngines)[number]

/** What a shot is made of: each has mock-ups of its own. */
export const goodsKinds = ['tshirt', 'kids', 'mug', 'bag', 'sticker', 'pin'] as const
export type GoodsKind = (typeof goodsKinds)[number]

export const shotTypes = ['flat', 'hanger', 'worn', 'table', 'detail', 'scene', 'group'] as const
export type ShotType = (typeof shotTypes)[number]
export const backdrops = ['felt', 'lapis', 'pomegranate', 'apricot', 'stone', 'wood', 'transparent'] as const
export type Backdrop = (typeof backdrops)[number]
export const shotLights = ['window', 'soft', 'noon', 'evening'] as const
export type ShotLight = (typeof shotLights)[number]
export const shotAngles = ['front', 'three_quarter', 'top'] as const
export type ShotAngle = (typeof shotAngles)[number]
export const shotAspects = ['1:1', '4:5', '16:9'] as const
export type ShotAspect = (typeof shotAspects)[number]

export const imageStatuses = ['queued', 'running', 'ready', 'failed', 'accepted', 'rejected'] as const

/** Why a picture was not made, or waits to be tried again. */
export const imageFailures = [
  /** The service does not make such a picture. */
  'refused',
  /** The service takes no more just now; it is tried again by itself. */
  'rate_limited',
  /** The service took longer than we wait. */
  'timeout',
  /** What came is no picture, or none that can be used. */
  'broken_picture',
  /** The service had a fault of its own, or was away. */
  'service_failed',
  /** The key is not taken. */
  'key_refused',
  /** The account with the service has nothing left. */
  'out_of_credit',
  /** The server stopped while the service was at work: it may have been paid, so it is not asked again by itself. */
  'unknown_outcome',
  /** It would cost more than may be spent in a day. */
  'cost_limit',
  /** The service has no key any more. */
  'no_service',
  /** Nothing that could be a print was found on the picture. */
  'empty_print',
  'picture_too_small',
  'picture_too_large',
  'picture_broken',
  /** One of the other goods of a group can’t be laid beside; the detail has its name. */
  'other_unusable',
  /** There is no such mock-up of these goods. */
  'no_mockup',
  /** A fault of ours; the log tells more. */
  'fault',
] as const
export type ImageFailure = (typeof imageFailures)[number]

/** What a shopper is told of a picture; a photograph is what it always was. */
export const imageOrigins = ['photograph', 'composed', 'generated'] as const
export type ImageOrigin = (typeof imageOrigins)[number]

/** Of one session, over all shots. */
export const mostShots = 24
/** Other products beside that of the session in its group shots. */
export const mostOtherProducts = 3

/** Pictures of one session with those that were made again, so that it stays one screen. */
export const mostStudioImages = 96
/** Characters of a prompt's part. */
export const mostPromptPart = 1500
export const mostPrompt = 3 * mostPromptPart + 4

/** Motifs that the analysis knows by name; any other is called by its symmetry, or as a person wrote it. */
export const namedMotifs = [
  'koshkar-muiz',
  'snow-leopard',
  'yurt',
  'shanyrak',
  'ili-tulip',
  'tian-shan',
  'tamgaly-ibex',
  'sun-head',
  'adras',
  'aport-apple',
  'golden-eagle',
  'pomegranate',
  'samarkand-star',
  'shai',
  'dombra',
  'bactrian-camel',
  'manul',
  'saiga',
  'baikonur',
  'suzani',
  'apricot-branch',
  'tulpar',
  'baursak',
  'teh-tarik',
] as const
export type NamedMotif = (typeof namedMotifs)[number]

/** Below these, the person who looks is warned. */
export const similarityWarnsBelow = { compositor: 0.9, openai: 0.8, google: 0.8 } as const satisfies Record<ImageEngine, number>
export const sharpnessWarnsBelow = 0.3
export const checkWarnings = ['print_differs', 'blurred', 'small'] as const
export type CheckWarning = (typeof checkWarnings)[number]
