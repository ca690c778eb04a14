import type { Fold, Piece } from '../canvas/cloth.ts'
import { lightness, mix } from '../canvas/layer.ts'

/** The shirt is slightly rotated, cuffs rolled once, with the near sleeve drawn in. */
const shape = {
  body: 'M378 157C330 174 281 185 238 207C222 281 224 359 238 429C231 566 235 751 220 1025C299 1047 391 1056 500 1051C613 1047 714 1044 784 1018C773 798 775 603 760 424C775 355 778 285 764 206C726 185 672 170 626 156C601 217 551 237 502 237C452 237 400 217 378 157Z',
  leftSleeve:
    'M330 242L253 202C201 215 158 261 122 322C84 383 52 426 30 463C68 496 122 520 181 531C199 494 222 461 247 424C274 381 319 326 330 242Z',
  rightSleeve:
    'M669 242L748 200C800 213 846 254 873 309C902 378 920 429 929 492C891 522 839 535 784 533C775 494 769 461 751 422C726 381 681 326 669 242Z',
  leftCuff: 'M18 457C57 496 116 526 186 538L208 492C145 477 88 450 50 411Z',
  rightCuff: 'M936 492C898 526 843 542 778 540L769 490C827 492 879 477 920 440Z',
  neckInside: 'M375 163C421 141 583 139 629 161C608 220 554 241 502 241C450 241 396 220 373 159Z',
  backCollar: 'M362 161C420 127 584 125 634 160L626 169C580 147 424 149 374 171Z',
  backRib: 'M366 164C424 138 582 136 638 162',
  frontCollar: 'M377 157C398 217 452 235 502 235C553 235 604 217 627 156',
}

const folds = {
  body: [
    { from: [244, 429], through: [330, 474], to: [446, 603], width: [30, 12], depth: 15 },
    { from: [240, 453], through: [296, 566], to: [378, 714], width: [24, 12], depth: 13 },
    { from: [253, 400], through: [319, 381], to: [396, 390], width: [18, 8], depth: 8 },
    { from: [757, 426], through: [692, 483], to: [568, 612], width: [28, 12], depth: -12 },
    { from: [760, 461], through: [714, 585], to: [658, 742], width: [26, 12], depth: 14 },
    { from: [751, 394], through: [703, 378], to: [624, 394], width: [16, 8], depth: -8 },
    { from: [308, 200], through: [294, 289], to: [319, 400], width: [22, 10], depth: 8 },
    { from: [699, 200], through: [714, 289], to: [685, 392], width: [22, 10], depth: -7 },
    { from: [332, 677], through: [308, 862], to: [326, 1066], width: [14, 34], depth: 15 },
    { from: [446, 807], through: [466, 918], to: [439, 1075], width: [12, 30], depth: 11 },
    { from: [574, 770], through: [554, 918], to: [583, 1075], width: [12, 34], depth: -13 },
    { from: [690, 686], through: [714, 844], to: [699, 1056], width: [14, 30], depth: 13 },
    { from: [231, 779], through: [308, 779], to: [409, 834], width: [22, 8], depth: 10 },
    { from: [771, 751], through: [703, 798], to: [613, 816], width: [22, 8], depth: 9 },
    { from: [226, 899], through: [296, 927], to: [353, 992], width: [16, 8], depth: 7 },
  ],
  left: [
    { from: [274, 209], through: [183, 289], to: [91, 426], width: [30, 20], depth: 11 },
    { from: [244, 409], through: [177, 400], to: [104, 418], width: [20, 10], depth: 12 },
    { from: [240, 429], through: [183, 446], to: [156, 511], width: [18, 10], depth: 10 },
    { from: [235, 381], through: [195, 344], to: [161, 316], width: [14, 8], depth: 7 },
  ],
  right: [
    { from: [739, 209], through: [839, 280], to: [886, 446], width: [26, 20], depth: -11 },
    { from: [755, 409], through: [816, 409], to: [891, 446], width: [20, 10], depth: -12 },
    { from: [757, 385], through: [805, 363], to: [852, 366], width: [16, 8], depth: -8 },
    { from: [762, 429], through: [794, 464], to: [800, 511], width: [16, 10], depth: 9 },
  ],
} satisfies Record<string, Fold[]>

/** Sleeves that are not rolled, for the wider cut. */
const unrolled = {
  leftSleeve:
    'M330 242L253 202C201 215 158 261 122 322C80 392 40 462 8 522C44 556 100 582 160 592C184 544 214 484 247 424C274 381 319 326 330 242Z',
  rightSleeve:
    'M669 242L748 200C800 213 846 254 873 309C910 394 930 470 946 546C906 580 850 596 796 594C782 530 770 470 751 422C726 381 681 326 669 242Z',
  seams: 'M20 500C58 534 112 558 172 569M792 571C846 573 900 559 940 524',
}

export const lyingTeeTurn = 'rotate(-2.2 500 640)'

function filled(d: string): string {
  return `<path d="${d}" fill="#fff" transform="${lyingTeeTurn}"/>`
}

function stroked(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" transform="${lyingTeeTurn}"/>`
}

const lyingTee: Piece[] = [
  { shape: filled(shape.neckInside), puff: { reach: 10, rise: 4 }, light: 0.62, wrinkles: 0.3 },
  { shape: filled(shape.backCollar), puff: { reach: 10, rise: 6 }, light: 0.74, wrinkles: 0, shadow: 0.3 },
  { shape: filled(shape.leftSleeve), folds: folds.left, puff: { reach: 22, rise: 15 } },
  { shape: filled(shape.rightSleeve), folds: folds.right, puff: { reach: 22, rise: 15 } },
  { shape: filled(shape.leftCuff), puff: { reach: 14, rise: 10 }, wrinkles: 0.7, shadow: 0.55 },
  { shape: filled(shape.rightCuff), puff: { reach: 14, rise: 10 }, wrinkles: 0.7, shadow: 0.55 },
  { shape: filled(shape.body), folds: folds.body, puff: { reach: 20, rise: 12 }, shadow: 0.42 },
  { shape: stroked(shape.frontCollar, 27), puff: { reach: 13, rise: 11 }, wrinkles: 0.1, shadow: 0.4 },
]

const [sleevePlaces, cuffPlaces, bodyPlace] = [[2, 3], [4, 5], 6]

/** The colours of the small woven label in the neck. */
export type Label = { ground: string; mark: string }

/** Draws ribs, seams, hems and the neck label. */
export function sewTee(colour: string, label: Label, { cut = 'straight' }: TeeShape = {}): string {
  const dark = mix(colour, '#0A0D1C', lightness(colour) > 0.6 ? 0.3 : 0.5)
  const pale = mix(colour, '#FFFFFF', 0.14)
  const seam = (d: string, width = 2, dash = '') =>
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${width}" opacity=".6"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  const stitches = '7 3.4'
  return `<g transform="${lyingTeeTurn}">
    ${seam(shape.backRib, 24, '2 2.6')}
    <g transform="rotate(.6 502 190)"><rect x="467" y="160" width="70" height="40" rx="2" fill="${label.ground}"/><rect x="483" y="176" width="38" height="6" rx="1" fill="${label.mark}"/></g>
    ${seam(cut === 'boxy' ? unrolled.seams : 'M59 422C100 459 154 485 206 498M769 496C825 498 875 483 916 450', 1.6, stitches)}
    ${seam(cutPath(cut, 'M222 1005C301 1027 391 1036 500 1031C613 1027 714 1023 784 997M222 995C301 1018 391 1027 500 1021C613 1018 714 1014 784 988'), 1.6, stitches)}
    <path d="M377 157C398 217 452 235 502 235C553 235 604 217 627 156" fill="none" stroke="${dark}" stroke-width="25" stroke-dasharray="1.8 2.8" opacity=".3"/>
    ${seam('M358 165C382 231 443 251 502 251C563 251 620 231 644 162', 1.5, stitches)}
    <path d="M391 152C414 204 457 221 502 221C548 221 590 204 613 150" fill="none" stroke="${pale}" stroke-width="1.6" opacity=".5"/>
    ${seam('M267 196C233 272 233 346 249 422M735 194C769 272 771 346 753 420', 2)}
  </g>`
}

type TeeCutName = 'straight' | 'long' | 'boxy'
/**
 * `stretch` is the length relative to the width; children's shirts are shorter. A long cut has a longer body, a boxy one is wider and
 * shorter, with unrolled sleeves.
 */
export type TeeShape = { mirrored?: boolean; stretch?: number; cut?: TeeCutName }

/** Changes only the part below the arms, so collar, chest and print stay the same. */
function cutPoint(cut: TeeCutName, x: number, y: number): [number, number] {
  const below = Math.max(0, Math.min(1, (y - 420) / 200))
  if (cut === 'long') return [500 + (x - 500) * (1 - 0.02 * below), y + 120 * Math.max(0, (y - 420) / 630)]
  if (cut === 'boxy') return [500 + (x - 500) * (1 + 0.09 * below), y - 110 * Math.max(0, (y - 420) / 630)]
  return [x, y]
}

function cutPath(cut: TeeCutName, d: string): string {
  if (cut === 'straight') return d
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    cutPoint(cut, Number(x), Number(y))
      .map((value) => value.toFixed(1))
      .join(' '),
  )
}

function piecesOf(cut: TeeCutName): Piece[] {
  if (cut === 'straight') return lyingTee
  const body = {
    shape: filled(cutPath(cut, shape.body)),
    folds: folds.body.map((fold): Fold => ({
      ...fold,
      from: cutPoint(cut, ...fold.from),
      through: cutPoint(cut, ...fold.through),
      to: cutPoint(cut, ...fold.to),
    })),
  }
  return lyingTee.flatMap((piece, place): Piece[] => {
    if (place === bodyPlace) return [{ ...piece, ...body }]
    if (cut === 'long') return [piece]
    if (cuffPlaces.includes(place)) return []
    if (place === sleevePlaces[0]) return [{ ...piece, shape: filled(unrolled.leftSleeve) }]
    if (place === sleevePlaces[1]) return [{ ...piece, shape: filled(unrolled.rightSleeve) }]
    return [piece]
  })
}

/** Returns the pieces of a slightly rotated shirt, one cuff rolled. */
export function cutTee(shape: TeeShape): Piece[] {
  return piecesOf(shape.cut ?? 'straight').map((piece) => ({
    ...piece,
    shape: poseTee(shape, piece.shape),
    ...(piece.folds && { folds: piece.folds.map((fold) => poseFold(shape, fold)) }),
  }))
}

export function poseTee({ mirrored, stretch = 1 }: TeeShape, elements: string): string {
  return `<g transform="matrix(${mirrored ? -1 : 1} 0 0 ${stretch} ${mirrored ? 1000 : 0} ${150 * (1 - stretch)})">${elements}</g>`
}

function poseFold({ mirrored, stretch = 1 }: TeeShape, fold: Fold): Fold {
  const move = ([x, y]: [number, number]): [number, number] => [mirrored ? 1000 - x : x, 150 + (y - 150) * stretch]
  return { ...fold, from: move(fold.from), through: move(fold.through), to: move(fold.to) }
}
