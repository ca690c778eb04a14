/** What a shot can show. Plain values, so that `contract/rules/studio-rules.ts` has the same lists. */
export const goodsKinds = ['tshirt', 'kids', 'mug', 'bag', 'sticker', 'pin'] as const
export const shotTypes = ['flat', 'hanger', 'worn', 'table', 'detail', 'scene', 'group'] as const
export const backdrops = ['felt', 'lapis', 'pomegranate', 'apricot', 'stone', 'wood', 'transparent'] as const
export const lights = ['window', 'soft', 'noon', 'evening'] as const
export const angles = ['front', 'three_quarter', 'top'] as const
export const aspects = ['1:1', '4:5', '16:9'] as const

/** By symmetry: `rosette` in both directions, `mirrored` left and right, else `figure`. A `band` runs around a mug. */
export const motifGuesses = ['rosette', 'mirrored', 'figure', 'band', 'none'] as const
export const suggestions = [
  'low_contrast',
  'light_backdrop',
  'dark_backdrop',
  'small_print',
  'low_resolution',
  'detail_shot',
  'many_colours',
  'no_print',
  'one_of_several',
] as const
