import type { Fold, Piece } from '../canvas/cloth.ts'
import { lightness, mix } from '../canvas/layer.ts'
import type { ClothDrawing } from './drawing.ts'
import { hangerDrawing } from './hanger.ts'
import { cutTee, type Label, poseTee, sewTee, type TeeShape } from './lying-tee.ts'

export type ShirtForm = 'lying' | 'hanging' | 'worn' | 'folded'

/** A shirt for adults, or a shorter one for children. */
export function shirt(form: ShirtForm, isSmall: boolean, isMirrored: boolean): ClothDrawing {
  const shape: TeeShape = { mirrored: isMirrored, stretch: isSmall ? 0.84 : 1 }
  switch (form) {
    case 'lying':
      return lying(shape)
    case 'hanging':
      return hanging(shape)
    case 'worn':
      return worn(shape)
    case 'folded':
      return folded(shape)
  }
}

function lying(shape: TeeShape): ClothDrawing {
  const stretch = shape.stretch ?? 1
  const middle = shape.mirrored ? 498 : 502
  return {
    bounds: { x: -10, y: 90, width: 1020, height: 60 + 980 * stretch },
    field: { x: middle - 190, y: 150 + 150 * stretch, width: 380, height: 560 * stretch },
    degrees: shape.mirrored ? 2.2 : -2.2,
    pieces: cutTee(shape),
    weave: 'jersey',
    sewing: (colour) => poseTee(shape, sewTee(colour, labelOn(colour))),
    reach: 5,
    height: 13,
  }
}

function labelOn(colour: string): Label {
  return { ground: lightness(colour) < 0.32 ? '#F0A05A' : '#20398C', mark: '#FDFCFA' }
}

type Outline = {
  body: string
  leftSleeve: string
  neckInside: string
  backCollar: string
  frontCollar: string
  hem: string
  leftCuff: string
  armhole: string
  folds: readonly Fold[]
  sleeveFolds: readonly Fold[]
}

const hung: Outline = {
  body: 'M392 210C345 230 300 246 262 268C250 330 254 400 268 462C262 600 256 800 240 1066C330 1092 410 1098 500 1090C592 1098 672 1090 758 1066C744 800 738 600 732 462C746 400 750 330 738 268C700 246 655 230 608 210C590 268 548 292 500 292C452 292 410 268 392 210Z',
  leftSleeve:
    'M312 240C268 256 236 280 220 318C192 384 170 452 158 520C192 540 236 550 278 546C282 514 280 486 274 456C266 390 282 300 312 240Z',
  neckInside: 'M390 212C420 190 580 190 610 212C590 270 548 294 500 294C452 294 410 270 390 212Z',
  backCollar: 'M380 206C420 180 580 180 620 206L611 217C580 198 420 198 389 217Z',
  frontCollar: 'M391 209C408 268 454 294 500 294C546 294 592 268 609 209',
  hem: 'M242 1046C330 1072 410 1078 500 1070C592 1078 672 1072 756 1046M242 1037C330 1063 410 1069 500 1061C592 1069 672 1063 756 1037',
  leftCuff: 'M163 500C196 520 238 530 281 526',
  armhole: 'M306 244C272 310 262 390 272 462',
  folds: [
    { from: [300, 262], through: [330, 420], to: [322, 700], width: [26, 16], depth: 13 },
    { from: [700, 262], through: [668, 420], to: [680, 690], width: [26, 16], depth: -13 },
    { from: [276, 470], through: [330, 560], to: [352, 760], width: [24, 14], depth: 12 },
    { from: [724, 470], through: [676, 580], to: [650, 790], width: [24, 14], depth: -11 },
    { from: [404, 300], through: [392, 480], to: [420, 720], width: [16, 18], depth: 6 },
    { from: [590, 300], through: [612, 520], to: [584, 740], width: [16, 18], depth: -6 },
    { from: [300, 700], through: [318, 900], to: [296, 1100], width: [16, 36], depth: 19 },
    { from: [392, 760], through: [376, 920], to: [398, 1110], width: [14, 34], depth: -17 },
    { from: [470, 720], through: [488, 920], to: [474, 1110], width: [12, 34], depth: 18 },
    { from: [566, 760], through: [548, 930], to: [574, 1110], width: [14, 34], depth: -18 },
    { from: [650, 720], through: [668, 900], to: [652, 1110], width: [14, 36], depth: 18 },
    { from: [716, 640], through: [706, 860], to: [724, 1090], width: [12, 26], depth: -13 },
  ],
  sleeveFolds: [
    { from: [296, 254], through: [228, 330], to: [204, 540], width: [26, 20], depth: 12 },
    { from: [276, 460], through: [238, 470], to: [190, 530], width: [18, 14], depth: 12 },
    { from: [264, 300], through: [240, 400], to: [246, 550], width: [14, 20], depth: -9 },
  ],
}

const onForm: Outline = {
  body: 'M404 214C356 226 306 240 270 272C262 330 276 396 296 452C304 540 318 640 316 724C314 820 292 930 282 1020C350 1046 424 1054 500 1052C576 1054 650 1046 718 1020C708 930 686 820 684 724C682 640 696 540 704 452C724 396 738 330 730 272C694 240 644 226 596 214C584 262 544 284 500 284C456 284 416 262 404 214Z',
  leftSleeve:
    'M316 238C270 252 238 282 226 330C212 400 204 462 200 530C226 550 266 560 306 552C312 520 308 490 300 452C284 396 292 300 316 238Z',
  neckInside: 'M402 216C430 200 570 200 598 216C584 266 544 288 500 288C456 288 416 266 402 216Z',
  backCollar: 'M394 211C430 192 570 192 606 211L598 221C570 206 430 206 402 221Z',
  frontCollar: 'M403 213C416 262 456 286 500 286C544 286 584 262 597 213',
  hem: 'M286 1000C350 1026 424 1034 500 1032C576 1034 650 1026 714 1000M288 991C350 1017 424 1025 500 1023C576 1025 650 1017 712 991',
  leftCuff: 'M203 510C228 530 268 540 308 532',
  armhole: 'M312 242C284 310 282 390 300 456',
  folds: [
    { from: [300, 462], through: [370, 500], to: [452, 590], width: [24, 12], depth: 12 },
    { from: [700, 462], through: [630, 506], to: [552, 596], width: [24, 12], depth: -11 },
    { from: [306, 520], through: [360, 600], to: [420, 720], width: [20, 12], depth: 10 },
    { from: [694, 520], through: [640, 610], to: [588, 730], width: [20, 12], depth: 10 },
    { from: [316, 720], through: [390, 740], to: [480, 720], width: [18, 8], depth: 10 },
    { from: [684, 730], through: [610, 760], to: [530, 746], width: [18, 8], depth: -9 },
    { from: [318, 780], through: [396, 820], to: [470, 816], width: [16, 8], depth: 8 },
    { from: [420, 780], through: [404, 900], to: [418, 1060], width: [12, 28], depth: 12 },
    { from: [560, 790], through: [578, 910], to: [562, 1060], width: [12, 28], depth: -12 },
    { from: [330, 850], through: [326, 940], to: [344, 1040], width: [12, 24], depth: 11 },
    { from: [672, 850], through: [676, 940], to: [656, 1040], width: [12, 24], depth: 11 },
  ],
  sleeveFolds: [
    { from: [300, 250], through: [246, 340], to: [232, 550], width: [24, 16], depth: 11 },
    { from: [298, 458], through: [262, 470], to: [216, 526], width: [18, 12], depth: 11 },
    { from: [280, 330], through: [262, 420], to: [276, 556], width: [14, 16], depth: -8 },
  ],
}

function filled(d: string): string {
  return `<path d="${d}" fill="#fff"/>`
}

function stroked(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}"/>`
}

function flipped(elements: string): string {
  return `<g transform="matrix(-1 0 0 1 1000 0)">${elements}</g>`
}

function mirrorFold(fold: Fold): Fold {
  const flip = ([x, y]: [number, number]): [number, number] => [1000 - x, y]
  return { ...fold, from: flip(fold.from), through: flip(fold.through), to: flip(fold.to), depth: -fold.depth }
}

function piecesOf(outline: Outline, volume: { reach: number; rise: number }, wrinkles: number): Piece[] {
  const sleeve = { puff: { reach: 34, rise: 24 }, wrinkles }
  return [
    { shape: filled(outline.neckInside), puff: { reach: 10, rise: 4 }, light: 0.6, wrinkles: 0.3 },
    { shape: filled(outline.backCollar), puff: { reach: 10, rise: 6 }, light: 0.74, wrinkles: 0, shadow: 0.3 },
    { shape: filled(outline.leftSleeve), folds: outline.sleeveFolds, ...sleeve },
    { shape: flipped(filled(outline.leftSleeve)), folds: outline.sleeveFolds.map(mirrorFold), ...sleeve },
    { shape: filled(outline.body), folds: outline.folds, puff: volume, shadow: 0.5, wrinkles },
    { shape: stroked(outline.frontCollar, 25), puff: { reach: 12, rise: 10 }, wrinkles: 0.1, shadow: 0.4 },
  ]
}

function sew(outline: Outline, colour: string): string {
  const dark = mix(colour, '#0A0D1C', lightness(colour) > 0.6 ? 0.3 : 0.5)
  const label = labelOn(colour)
  const seam = (d: string, width: number, dash: string) =>
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${width}" opacity=".6"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  const sleeve = seam(outline.leftCuff, 1.6, '7 3.4') + seam(outline.armhole, 2, '')
  return (
    `<rect x="466" y="206" width="68" height="38" rx="2" fill="${label.ground}"/><rect x="482" y="222" width="36" height="6" rx="1" fill="${label.mark}"/>` +
    seam(outline.hem, 1.6, '7 3.4') +
    sleeve +
    flipped(sleeve) +
    `<path d="${outline.frontCollar}" fill="none" stroke="${dark}" stroke-width="24" stroke-dasharray="1.8 2.8" opacity=".3"/>`
  )
}

function hanging(shape: TeeShape): ClothDrawing {
  const stretch = shape.stretch ?? 1
  const below = (y: number) => 150 + (y - 150) * stretch
  return {
    bounds: { x: 130, y: 150, width: 740, height: below(1120) - 150 },
    field: { x: 320, y: below(350), width: 360, height: 560 * stretch },
    degrees: 0,
    pieces: posed(piecesOf(hung, { reach: 60, rise: 34 }, 1.05), stretch),
    weave: 'jersey',
    sewing: (colour) => poseTee({ stretch }, sew(hung, colour)),
    reach: 5,
    height: 30,
    behind: {
      // Between neck and hook, where the cloth leaves the hanger visible.
      elements: poseTee({ stretch }, `<g transform="translate(0 -6)">${hangerDrawing}</g>`),
      bounds: { x: 270, y: 50, width: 460, height: 290 },
      height: 22,
    },
  }
}

function worn(shape: TeeShape): ClothDrawing {
  const stretch = shape.stretch ?? 1
  const below = (y: number) => 150 + (y - 150) * stretch
  return {
    bounds: { x: 170, y: 150, width: 660, height: below(1075) - 150 },
    field: { x: 340, y: below(350), width: 320, height: 480 * stretch },
    degrees: 0,
    pieces: posed(piecesOf(onForm, { reach: 150, rise: 120 }, 0.9), stretch),
    weave: 'jersey',
    sewing: (colour) => poseTee({ stretch }, sew(onForm, colour)),
    reach: 4,
    height: 46,
    round: { middle: 500, half: 300 },
    behind: { elements: tailorsForm(below(1030)), bounds: { x: 330, y: 30, width: 340, height: below(1030) + 320 }, height: 40 },
  }
}

/** A tailor's form: a linen neck with a wooden cap, and the stand below. It has no head and no arms. */
function tailorsForm(hem: number): string {
  return `<defs>
    <linearGradient id="linen" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#D9CCB4"/><stop offset=".32" stop-color="#F0E6D2"/><stop offset=".7" stop-color="#CDBEA4"/><stop offset="1" stop-color="#8E8069"/></linearGradient>
    <linearGradient id="cap" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#B07A42"/><stop offset=".3" stop-color="#E6BA80"/><stop offset="1" stop-color="#74481F"/></linearGradient></defs>
    <path d="M432 96C434 150 426 190 396 214C430 260 570 260 604 214C574 190 566 150 568 96Z" fill="url(#linen)"/>
    <path d="M500 96V250" stroke="#8E8069" stroke-width="1.6" opacity=".5"/>
    <path d="M426 100C426 84 460 78 500 78C540 78 574 84 574 100C574 112 540 118 500 118C460 118 426 112 426 100Z" fill="url(#cap)"/>
    <path d="M486 82C484 70 478 64 478 54C478 42 488 34 500 34C512 34 522 42 522 54C522 64 516 70 514 82Z" fill="url(#cap)"/>
    <path d="M350 ${hem - 40}C420 ${hem + 26} 580 ${hem + 26} 650 ${hem - 40}V${hem - 90}H350Z" fill="url(#linen)"/>
    <path d="M484 ${hem}H516V${hem + 320}H484Z" fill="url(#cap)"/>`
}

const foldedShape = {
  under: 'M228 214H774Q796 214 796 236V936Q796 960 772 960H232Q208 960 208 936V236Q208 214 228 214Z',
  body: 'M378 190C330 196 270 198 234 204Q212 206 212 228V914Q212 938 234 938C400 944 600 944 766 938Q788 938 788 914V228Q788 206 766 204C730 198 670 196 626 190C602 250 552 270 502 270C452 270 402 250 378 190Z',
  neckInside: 'M376 192C421 170 583 168 629 190C608 248 554 272 502 272C450 272 396 248 376 192Z',
  backCollar: 'M364 190C420 156 584 154 636 188L627 198C580 176 424 178 376 200Z',
  frontCollar: 'M377 188C398 248 452 268 502 268C553 268 604 248 627 187',
}
const foldedFolds: Fold[] = [
  { from: [300, 210], through: [286, 420], to: [300, 640], width: [20, 10], depth: 7 },
  { from: [704, 210], through: [716, 420], to: [700, 660], width: [20, 10], depth: -7 },
  { from: [214, 860], through: [330, 900], to: [470, 890], width: [22, 8], depth: 8 },
  { from: [786, 820], through: [690, 880], to: [560, 900], width: [22, 8], depth: 7 },
  { from: [216, 330], through: [300, 350], to: [380, 330], width: [14, 8], depth: 5 },
  { from: [784, 560], through: [720, 590], to: [650, 580], width: [14, 8], depth: 5 },
]

function folded(shape: TeeShape): ClothDrawing {
  const stretch = shape.stretch ?? 1
  return {
    bounds: { x: 180, y: 140, width: 650, height: 10 + 860 * stretch },
    field: { x: 320, y: 150 + 180 * stretch, width: 364, height: 500 * stretch },
    degrees: 0,
    pieces: posed(
      [
        { shape: filled(foldedShape.under), puff: { reach: 12, rise: 9 }, light: 0.86, wrinkles: 0.7 },
        {
          shape: `<g transform="translate(3 -8)">${filled(foldedShape.under)}</g>`,
          puff: { reach: 12, rise: 9 },
          light: 0.92,
          wrinkles: 0.7,
          shadow: 0.4,
        },
        { shape: filled(foldedShape.neckInside), puff: { reach: 10, rise: 4 }, light: 0.6, wrinkles: 0.3 },
        { shape: filled(foldedShape.backCollar), puff: { reach: 10, rise: 6 }, light: 0.76, wrinkles: 0, shadow: 0.3 },
        { shape: filled(foldedShape.body), folds: foldedFolds, puff: { reach: 11, rise: 9 }, wrinkles: 0.75, shadow: 0.5 },
        { shape: stroked(foldedShape.frontCollar, 26), puff: { reach: 13, rise: 11 }, wrinkles: 0.1, shadow: 0.4 },
      ],
      stretch,
    ),
    weave: 'jersey',
    sewing: (colour) => poseTee({ stretch }, sewFolded(colour)),
    reach: 5,
    height: 26,
  }
}

function sewFolded(colour: string): string {
  const dark = mix(colour, '#0A0D1C', lightness(colour) > 0.6 ? 0.3 : 0.5)
  const label = labelOn(colour)
  return `<rect x="467" y="188" width="70" height="40" rx="2" fill="${label.ground}"/><rect x="483" y="204" width="38" height="6" rx="1" fill="${label.mark}"/>
    <path d="${foldedShape.frontCollar}" fill="none" stroke="${dark}" stroke-width="25" stroke-dasharray="1.8 2.8" opacity=".3"/>
    <path d="M358 196C382 262 443 284 502 284C563 284 620 262 644 194" fill="none" stroke="${dark}" stroke-width="1.5" stroke-dasharray="7 3.4" opacity=".6"/>`
}

function posed(pieces: readonly Piece[], stretch: number): Piece[] {
  const move = ([x, y]: [number, number]): [number, number] => [x, 150 + (y - 150) * stretch]
  return pieces.map((piece) => ({
    ...piece,
    shape: poseTee({ stretch }, piece.shape),
    ...(piece.folds && {
      folds: piece.folds.map((fold) => ({ ...fold, from: move(fold.from), through: move(fold.through), to: move(fold.to) })),
    }),
  }))
}
