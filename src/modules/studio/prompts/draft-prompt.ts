import type { Backdrop, GoodsKind, ShotAngle, ShotLight, ShotType } from '#contract/rules/studio-rules.ts'
import type { PromptReason, ShotPrompt, StudioAnalysis } from '#contract/studio.ts'
import { describeMotif } from '../sessions/known-motifs.ts'
import type { ShotRow } from '../studio-store.ts'

type DraftedShot = { name: string; kind: GoodsKind; shot: ShotRow; analysis: StudioAnalysis }

/** Drafts a shot's prompt in English, which the services understand best. Each part has the reasons for it. */
export function draftPrompt({ name, kind, shot, analysis }: DraftedShot): Omit<ShotPrompt, 'text'> {
  const { palette, motif, material, print_area, text_found } = analysis
  const colours = palette.slice(0, 5).map(({ hex }) => hex)
  const subject = [
    `A product photo of the ${goods[kind]} in the attached image, “${name}”.`,
    `Keep its print exactly as it is: the same ${motif ? `${describeMotif(motif) ?? motifs[motif] ?? motif}, ` : ''}shapes, proportions and colours${colours.length > 0 ? ` (${colours.join(', ')})` : ''}. Don’t redraw, mirror or complete it.`,
    `The ${stuffs[kind]} stays ${material}${print_area ? `, and the print keeps its position and size` : ''}.`,
    text_found ? `The print reads “${text_found}”: copy it letter for letter.` : 'Add no words, logos or labels.',
  ].join(' ')
  const scene = [types[shot.type], backdrops[shot.backdrop], angles[shot.angle]].join(' ')
  const light = `${lights[shot.light]} ${analysis.contrast !== null && analysis.contrast < 2 ? 'The print must stand out clearly from the material.' : 'Natural colours, fine grain, focus on the print.'}`
  return { subject, scene, light, reasons: reasonsOf({ kind, shot, analysis, colours }), is_edited: false }
}

function reasonsOf({ kind, shot, analysis, colours }: Omit<DraftedShot, 'name'> & { colours: string[] }): PromptReason[] {
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
/** Keys are the motifs that the analysis guesses. */
const motifs: Record<string, string> = {
  rosette: 'rosette',
  mirrored: 'mirrored ornament',
  figure: 'figure',
  pattern: 'repeating pattern',
  band: 'ornament band all the way round',
}
const types: Record<ShotType, string> = {
  flat: 'It lies flat, fully in frame, with soft creases.',
  hanger: 'It hangs from a plain wooden hanger.',
  worn: 'A person wears it; the face is out of frame.',
  table: 'It stands or lies on a table.',
  detail: 'Close-up: the print fills most of the frame and shows the texture of the material and the ink.',
  scene: 'A calm scene with two or three matching props, without any writing on them.',
  group: 'Several of the same item together, the one in front fully visible.',
}
const backdrops: Record<Backdrop, string> = {
  felt: 'Background: light, undyed felt with faint stitched diamonds.',
  lapis: 'Background: plain lapis blue (#20398c).',
  pomegranate: 'Background: plain pomegranate red (#9c1c38).',
  apricot: 'Background: plain apricot (#f0a35e).',
  stone: 'Background: pale, matt stone.',
  wood: 'Background: oiled wood with a quiet grain.',
  transparent: 'Transparent background.',
}
const angles: Record<ShotAngle, string> = {
  front: 'Seen straight from the front.',
  three_quarter: 'Three-quarter view, turned about thirty degrees.',
  top: 'Seen straight from above.',
}
const lights: Record<ShotLight, string> = {
  window: 'Light from a large window on the left, soft shadows to the right.',
  soft: 'Soft, even light from all sides, almost no shadows.',
  noon: 'Hard light from high above, short clear shadows.',
  evening: 'Low, warm evening light, long soft shadows.',
}
