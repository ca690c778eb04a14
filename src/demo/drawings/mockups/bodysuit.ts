import type { Colourway } from '#brand/colourways.ts'
import { drape, type Fold, layCloth, type Piece, type Relief } from '#kit/compositor/canvas/cloth.ts'
import { coverOf, type Frame, lightness, mix, productFrame, rasterise, zoomTo } from '#kit/compositor/canvas/layer.ts'
import { backdrop, type Canvas, castShadow, groundShadows, paint } from '#kit/compositor/canvas/studio.ts'
import { hangerDrawing } from '#kit/compositor/goods/hanger.ts'
import { brand, cloth } from '#brand/palette.ts'

const shape = {
  body: 'M366 268C332 282 300 296 276 318C286 392 296 448 300 506C306 600 300 700 288 806C300 880 342 934 392 968C420 990 432 1012 438 1044H562C568 1012 580 990 608 968C658 934 700 880 712 806C700 700 694 600 700 506C704 448 714 392 724 318C700 296 668 282 634 268C606 318 556 334 500 334C444 334 394 318 366 268Z',
  leftSleeve:
    'M330 280C276 300 234 336 206 396C184 444 168 484 154 520C188 548 230 566 272 572C282 546 292 526 304 506C296 430 292 370 316 300Z',
  rightSleeve:
    'M670 280C724 300 766 336 794 396C816 444 832 484 846 520C812 548 770 566 728 572C718 546 708 526 696 506C704 430 708 370 684 300Z',
  neckInside: 'M364 270C408 244 592 244 636 270C606 322 556 338 500 338C444 338 394 322 364 270Z',
  backBinding: 'M368 270C412 248 588 248 632 270',
  neckBinding: 'M364 266C394 318 444 336 500 336C556 336 606 318 636 266',
  leftCuff: 'M154 518C188 546 230 564 273 570',
  rightCuff: 'M846 518C812 546 770 564 727 570',
  leftLeg: 'M288 806C300 880 342 934 392 968C420 990 432 1012 438 1046',
  rightLeg: 'M712 806C700 880 658 934 608 968C580 990 568 1012 562 1046',
}

const folds: Fold[] = [
  { from: [304, 508], through: [372, 560], to: [450, 690], width: [26, 12], depth: 12 },
  { from: [696, 508], through: [640, 570], to: [560, 700], width: [26, 12], depth: -10 },
  { from: [302, 560], through: [330, 680], to: [380, 800], width: [22, 14], depth: 10 },
  { from: [698, 560], through: [676, 700], to: [628, 810], width: [22, 14], depth: 10 },
  { from: [376, 292], through: [352, 380], to: [362, 470], width: [18, 10], depth: 7 },
  { from: [624, 292], through: [650, 380], to: [640, 470], width: [18, 10], depth: -7 },
  { from: [310, 840], through: [400, 880], to: [470, 1000], width: [16, 24], depth: 12 },
  { from: [690, 840], through: [600, 890], to: [532, 1000], width: [16, 24], depth: -11 },
  { from: [440, 800], through: [500, 860], to: [500, 1010], width: [12, 22], depth: 9 },
  { from: [300, 720], through: [340, 760], to: [440, 790], width: [18, 8], depth: 8 },
  { from: [700, 740], through: [650, 770], to: [560, 780], width: [18, 8], depth: 8 },
]
const leftFolds: Fold[] = [
  { from: [316, 310], through: [250, 380], to: [196, 500], width: [22, 16], depth: 9 },
  { from: [304, 490], through: [256, 480], to: [204, 500], width: [16, 8], depth: 9 },
  { from: [300, 510], through: [270, 520], to: [252, 560], width: [14, 8], depth: 7 },
]

function filled(d: string): string {
  return `<path d="${d}" fill="#fff"/>`
}

function stroked(d: string, width = 21): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>`
}

const bindingPuff = { reach: 8, rise: 6 }
const sleevePuff = { reach: 20, rise: 12 }
const crotch = 'M434 1010H566L562 1052H438Z'
const pieces: Piece[] = [
  { shape: filled(shape.neckInside), puff: { reach: 10, rise: 4 }, light: 0.64, wrinkles: 0.3 },
  { shape: stroked(shape.backBinding, 18), puff: bindingPuff, light: 0.8, wrinkles: 0 },
  { shape: filled(shape.leftSleeve), folds: leftFolds, puff: sleevePuff },
  { shape: filled(shape.rightSleeve), folds: leftFolds.map(mirrorFold), puff: sleevePuff },
  { shape: stroked(shape.leftCuff) + stroked(shape.rightCuff), puff: bindingPuff, wrinkles: 0.2, shadow: 0.3 },
  { shape: filled(shape.body), folds, puff: { reach: 20, rise: 13 }, shadow: 0.4 },
  { shape: stroked(shape.leftLeg) + stroked(shape.rightLeg), puff: bindingPuff, wrinkles: 0.2, shadow: 0.3 },
  { shape: filled(crotch), puff: { reach: 7, rise: 5 }, wrinkles: 0.3, shadow: 0.35 },
  { shape: stroked(shape.neckBinding), puff: bindingPuff, wrinkles: 0, shadow: 0.35 },
]

export type BodysuitShot = 'front' | 'close'
const frames: Record<BodysuitShot, Frame> = { front: zoomTo(productFrame, 0, 0, 1000), close: zoomTo(productFrame, 220, 290, 560) }
const reliefs = new Map<string, Promise<Relief>>()

export async function drawBodysuit(shot: BodysuitShot, colourway: Colourway, ground: string, print: string): Promise<Canvas> {
  const frame = frames[shot]
  const relief = await (reliefs.get(shot) ?? remember(shot, layCloth(pieces, frame, 'jersey', 33)))
  const canvas = await backdrop(frame, ground)
  const hanger = await rasterise(hangerDrawing, frame)
  groundShadows(canvas, relief.cover)
  castShadow(canvas, coverOf(hanger), { dx: 22, dy: 28, blur: 12, strength: 0.34 })
  paint(canvas, hanger)
  const colour = cloth[colourway]
  const flat = await rasterise(
    `<rect x="-500" y="-500" width="2400" height="2600" fill="${colour}"/>${sewing(colour, bindingOf(colourway))}`,
    frame,
  )
  paint(canvas, flat, relief.light, relief.cover)
  const printed = await rasterise(`<g transform="translate(352 488) scale(1.48)">${print}</g>`, frame)
  paint(canvas, drape(printed, relief, frame), relief.light, relief.cover)
  return canvas
}

function bindingOf(colourway: Colourway): string {
  if (colourway === 'pomegranate') return cloth.milk
  return lightness(cloth[colourway]) > 0.6 ? brand.pomegranate : brand.apricot
}

function remember(key: string, relief: Promise<Relief>): Promise<Relief> {
  reliefs.set(key, relief)
  return relief
}

function mirrorFold(fold: Fold): Fold {
  const flip = ([x, y]: [number, number]): [number, number] => [1000 - x, y]
  return { ...fold, from: flip(fold.from), through: flip(fold.through), to: flip(fold.to), depth: -fold.depth }
}

function sewing(colour: string, binding: string): string {
  const dark = mix(colour, '#0A0D1C', lightness(colour) > 0.6 ? 0.3 : 0.5)
  const bound = [shape.backBinding, shape.leftCuff, shape.rightCuff, shape.leftLeg, shape.rightLeg, shape.neckBinding].map(
    (d) => `<path d="${d}" fill="none" stroke="${binding}" stroke-width="21" stroke-linecap="round"/>`,
  )
  const popper = (x: number) =>
    `<circle cx="${x}" cy="1030" r="8.500" fill="#E9E4DA" stroke="#8F8A80" stroke-width="1.500"/><circle cx="${x - 1.5}" cy="1028" r="3" fill="#fff"/>`
  return (
    `<g fill="none" stroke="${dark}" opacity=".55"><path d="M318 296C294 370 296 430 304 506M682 296C706 370 704 430 696 506" stroke-width="2"/></g>` +
    bound.join('') +
    `<path d="${crotch}" fill="${colour}"/><path d="M437 1046H563" stroke="${dark}" stroke-width="1.600" stroke-dasharray="6 3" opacity=".6"/>` +
    popper(464) +
    popper(500) +
    popper(536)
  )
}
