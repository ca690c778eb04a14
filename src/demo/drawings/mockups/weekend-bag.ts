import type { Colourway } from '#brand/colourways.ts'
import { cloth } from '#brand/palette.ts'
import { drape, type Fold, layCloth, type Piece, type Relief } from '#kit/compositor/canvas/cloth.ts'
import { type Frame, lightness, mix, productFrame, rasterise, zoomTo } from '#kit/compositor/canvas/layer.ts'
import { backdrop, type Canvas, groundShadows, paint } from '#kit/compositor/canvas/studio.ts'
import { canvasSeeds } from '#kit/compositor/goods/tote.ts'

type WeekendBagShot = 'front' | 'close'

const shape = {
  body: 'M138 470C300 452 420 460 500 460C600 460 710 452 862 470C884 640 902 830 914 1010C918 1064 900 1086 862 1092C720 1108 620 1102 500 1104C380 1104 280 1108 138 1092C100 1086 82 1064 86 1010C98 830 116 640 138 470Z',
  base: 'M95 900C250 884 400 890 500 890C610 890 750 884 905 900C909 940 912 976 914 1010C918 1064 900 1086 862 1092C720 1108 620 1102 500 1104C380 1104 280 1108 138 1092C100 1086 82 1064 86 1010C88 976 91 940 95 900Z',
  rim: 'M138 470C300 452 420 460 500 460C600 460 710 452 862 470L868 536C710 520 600 526 500 526C420 526 300 520 132 536Z',
  backHandle: 'M352 478C356 300 420 196 500 196C580 196 644 300 648 478',
  leftStrap: 'M300 900C300 740 306 600 318 462',
  rightStrap: 'M700 900C700 740 694 600 682 462',
  frontHandle: 'M318 470C330 280 404 176 500 176C596 176 670 280 682 470',
}

const folds: Fold[] = [
  { from: [138, 560], through: [190, 650], to: [250, 800], width: [18, 30], depth: 12 },
  { from: [864, 560], through: [806, 660], to: [760, 810], width: [18, 30], depth: -11 },
  { from: [120, 760], through: [200, 790], to: [280, 770], width: [16, 10], depth: 8 },
  { from: [884, 740], through: [800, 780], to: [722, 764], width: [16, 10], depth: -8 },
  { from: [400, 560], through: [420, 680], to: [404, 860], width: [12, 26], depth: 6 },
  { from: [604, 560], through: [588, 690], to: [606, 860], width: [12, 26], depth: -6 },
]
const baseFolds: Fold[] = [
  { from: [110, 930], through: [190, 1000], to: [300, 1084], width: [18, 20], depth: 9 },
  { from: [890, 930], through: [810, 1004], to: [690, 1086], width: [18, 20], depth: -9 },
]

const filled = (d: string) => `<path d="${d}" fill="#fff"/>`
const webbing = (d: string, width: number) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}"/>`
const pieces: Piece[] = [
  { shape: webbing(shape.backHandle, 40), puff: { reach: 8, rise: 5 }, light: 0.74, wrinkles: 0.3 },
  { shape: filled(shape.body), folds, puff: { reach: 26, rise: 20 }, wrinkles: 0.7, shadow: 0.4 },
  { shape: filled(shape.base), folds: baseFolds, puff: { reach: 22, rise: 18 }, wrinkles: 0.5, shadow: 0.22 },
  { shape: filled(shape.rim), puff: { reach: 6, rise: 4 }, wrinkles: 0.4, shadow: 0.18 },
  { shape: webbing(shape.leftStrap, 46) + webbing(shape.rightStrap, 46), puff: { reach: 9, rise: 6 }, wrinkles: 0.25, shadow: 0.3 },
  { shape: webbing(shape.frontHandle, 46), puff: { reach: 10, rise: 7 }, wrinkles: 0.25, shadow: 0.5 },
]

/** Draws the doubled base, the webbing and their seams. */
function sew(colour: string): string {
  const isLight = lightness(colour) > 0.6
  const dark = mix(colour, '#0A0D1C', isLight ? 0.34 : 0.55)
  const base = mix(colour, '#0A0D1C', isLight ? 0.16 : 0.3)
  const line = (d: string, dash = '9 4') =>
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="2.2" stroke-dasharray="${dash}" opacity=".62"/>`
  const strap = (d: string, width: number) => `<path d="${d}" fill="none" stroke="${base}" stroke-width="${width}"/>`
  const box = (x: number) => line(`M${x - 16} 838V892H${x + 16}V838ZM${x - 16} 838L${x + 16} 892M${x + 16} 838L${x - 16} 892`, '6 3')
  return (
    `<path d="${shape.base}" fill="${base}"/>` +
    line('M96 912C250 896 400 902 500 902C610 902 750 896 904 912') +
    line('M140 482C300 464 420 472 500 472C600 472 710 464 860 482M134 524C300 508 420 514 500 514C600 514 710 508 866 524') +
    strap(shape.leftStrap, 46) +
    strap(shape.rightStrap, 46) +
    strap(shape.frontHandle, 46) +
    strap(shape.backHandle, 40) +
    line(
      'M284 900C284 740 290 600 302 462M316 900C316 740 322 600 334 462M684 900C684 740 678 600 666 462M716 900C716 740 710 600 698 462',
      '7 4',
    ) +
    box(300) +
    box(700)
  )
}

const frames: Record<WeekendBagShot, Frame> = { front: zoomTo(productFrame, -20, -14, 1040), close: zoomTo(productFrame, 250, 430, 520) }
const reliefs = new Map<WeekendBagShot, Promise<Relief>>()

/** Draws the largest bag, wide and low with a doubled base. It rests on the ground instead of hanging from a peg. */
export async function drawWeekendBag(shot: WeekendBagShot, colourway: Colourway, ground: string, print: string): Promise<Canvas> {
  const canvas = await backdrop(frames[shot], ground)
  const { frame } = canvas
  const relief = await (reliefs.get(shot) ?? remember(shot, layCloth(pieces, frame, 'canvas', 33)))
  groundShadows(canvas, relief.cover)
  const colour = colourway === 'milk' ? '#EDE3CF' : cloth[colourway]
  const flat = await rasterise(
    `<rect x="-3000" y="-3000" width="9000" height="9000" fill="${colour}"/>${colourway === 'night' ? '' : canvasSeeds(colour)}${sew(colour)}`,
    frame,
  )
  paint(canvas, flat, relief.light, relief.cover)
  const printed = await rasterise(`<g transform="translate(336 542) scale(1.64)">${print}</g>`, frame)
  paint(canvas, drape(printed, relief, frame), relief.light, relief.cover)
  return canvas
}

function remember(shot: WeekendBagShot, relief: Promise<Relief>): Promise<Relief> {
  reliefs.set(shot, relief)
  return relief
}
