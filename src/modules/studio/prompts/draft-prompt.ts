import type { Backdrop, GoodsKind, ShotAngle, ShotLight, ShotType } from '#contract/rules/studio-rules.ts'
import type { PromptReason, ShotPrompt, StudioAnalysis } from '#contract/studio.ts'
import { describeMotif } from '../sessions/known-motifs.ts'
import type { ShotRow } from '../studio-store.ts'

type Told = { name: string; kind: GoodsKind; shot: ShotRow; analysis: StudioAnalysis }

/** A first prompt of a shot, in English, which is what the services know best; each part with what it was made from. */
export function draftPrompt({ name, kind, shot, analysis }: Told): Omit<ShotPrompt, 'text'> {
  const { palette, motif, material, print_area, text_found } = analysis
  const colours = palette.slice(0, 5).map(({ hex }) => hex)
  const subject = [
    `A product photograph of the ${goods[kind]} in the given picture, “${name}”.`,
    `Keep its print exactly as it is: the same ${motif ? `${describeMotif(motif) ?? motifs[motif] ?? motif}, ` : ''}shapes, proportions and colours${colours.length > 0 ? ` (${colours.join(', ')})` : ''}, not redrawn, mirrored or completed.`,
    `The ${stuffs[kind]} stays ${material}${print_area ? `, and the print keeps its place and size on it` : ''}.`,
    text_found ? `The print says “${text_found}”, letter by letter.` : 'Add no words, logos or labels.',
  ].join(' ')
  const scene = [types[shot.type], backdrops[shot.backdrop], angles[shot.angle]].join(' ')
  const light = `${lights[shot.light]} ${analysis.contrast !== null && analysis.contrast < 2 ? 'Keep the print easy to tell from what it lies on.' : 'Natural colours, fine grain, sharp on the print.'}`
  return { subject, scene, light, reasons: reasonsOf({ kind, shot, analysis, colours }), is_edited: false }
}

function reasonsOf({ kind, shot, analysis, colours }: Omit<Told, 'name'> & { colours: string[] }): PromptReason[] {
  const { motif, material, text_found, contrast } = analysis
  return [
    { part: 'subject', code: 'kind', value: kind },
    ...(colours.length > 0 ? [{ part: 'subject' as const, code: 'palette', value: colours.join(' ') }] : []),
    ...(motif ? [{ part: 'subject' as const, code: 'motif', value: motif }] : []),
    { part: 'subject', code: 'material', value: material },
    ...(text_found ? [{ part: 'subject' as const, code: 'text', value: text_found }] : []),
    { part: 'scene', code: 'type', value: shot.type },
    { part: 'scene', code: 'backdrop', value: shot.backdrop },
    { part: 'scene', code: 'angle', value: shot.angle },
    { part: 'light', code: 'light', value: shot.light },
    ...(contrast !== null && contrast < 2 ? [{ part: 'light' as const, code: 'low_contrast', value: String(contrast) }] : []),
  ]
}

const goods: Record<GoodsKind, string> = {
  tshirt: 'T-shirt',
  kids: 'child’s garment',
  mug: 'ceramic mug',
  bag: 'canvas tote bag',
  sticker: 'die-cut sticker',
  pin: 'enamel pin',
}
const stuffs: Record<GoodsKind, string> = {
  tshirt: 'cloth',
  kids: 'cloth',
  mug: 'glaze',
  bag: 'canvas',
  sticker: 'paper',
  pin: 'metal and enamel',
}
/** As the measure guesses them. */
const motifs: Record<string, string> = {
  rosette: 'rosette',
  mirrored: 'mirrored ornament',
  figure: 'figure',
  pattern: 'repeating pattern',
  band: 'ornament band that runs all round',
}
const types: Record<ShotType, string> = {
  flat: 'It lies flat and whole in the picture, gently creased.',
  hanger: 'It hangs from a plain wooden hanger.',
  worn: 'It is worn by a person of whom no face is seen.',
  table: 'It stands or lies on a table.',
  detail: 'Close up: the print fills most of the picture, so that weave and ink are seen.',
  scene: 'It is part of a quiet scene with two or three fitting things, none of them with words on it.',
  group: 'Several of the same stand together, the front one whole.',
}
const backdrops: Record<Backdrop, string> = {
  felt: 'Behind it light, undyed felt with faint stitched diamonds.',
  lapis: 'Behind it a plain ground in lapis blue (#20398c).',
  pomegranate: 'Behind it a plain ground in pomegranate red (#9c1c38).',
  apricot: 'Behind it a plain ground in apricot (#f0a35e).',
  stone: 'Behind it pale, matt stone.',
  wood: 'Behind it oiled wood with a calm grain.',
  transparent: 'Nothing behind it: the background is transparent.',
}
const angles: Record<ShotAngle, string> = {
  front: 'Seen straight from the front.',
  three_quarter: 'Seen from three quarters, turned by some thirty degrees.',
  top: 'Seen straight from above.',
}
const lights: Record<ShotLight, string> = {
  window: 'Light from a large window on the left, soft shadows to the right.',
  soft: 'Even, soft light from everywhere, almost without shadows.',
  noon: 'Hard light from high above, short clear shadows.',
  evening: 'Low, warm light of the evening, long soft shadows.',
}
