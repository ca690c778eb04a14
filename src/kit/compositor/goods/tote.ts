import type { Fold, Piece } from '../canvas/cloth.ts'
import { lightness, mix } from '../canvas/layer.ts'

const shape = {
  body: 'M226 452C320 444 420 450 500 452C590 450 690 446 772 452C776 640 790 880 796 1090C798 1142 786 1160 752 1164C660 1172 580 1166 500 1170C410 1174 330 1168 250 1166C214 1164 202 1142 204 1092C210 880 222 640 226 452Z',
  backHandle: 'M372 470C372 300 428 150 494 128C560 146 622 296 628 470',
  frontHandle: 'M352 520C350 320 410 140 502 122C594 140 652 320 648 520',
  hem: 'M226 450C320 443 420 449 500 451C590 449 690 444 772 451L774 520C690 514 590 520 500 521C410 519 320 514 223 520Z',
}

const folds: Fold[] = [
  { from: [352, 520], through: [330, 640], to: [300, 800], width: [16, 34], depth: 12 },
  { from: [648, 520], through: [676, 660], to: [700, 820], width: [16, 34], depth: -11 },
  { from: [236, 560], through: [300, 590], to: [360, 530], width: [14, 10], depth: 7 },
  { from: [764, 560], through: [700, 596], to: [640, 534], width: [14, 10], depth: -7 },
  { from: [214, 960], through: [250, 1060], to: [330, 1130], width: [18, 26], depth: 13 },
  { from: [788, 940], through: [750, 1060], to: [670, 1136], width: [18, 26], depth: -12 },
  { from: [330, 980], through: [420, 1060], to: [560, 1090], width: [16, 12], depth: 8 },
  { from: [480, 1130], through: [560, 1090], to: [690, 1060], width: [14, 10], depth: 6 },
  { from: [250, 720], through: [262, 860], to: [250, 1020], width: [12, 20], depth: 8 },
  { from: [748, 700], through: [738, 860], to: [752, 1000], width: [12, 20], depth: -8 },
]

function filled(d: string): string {
  return `<path d="${d}" fill="#fff"/>`
}

function stroked(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round"/>`
}

const handleWidth = 42
export const totePieces: Piece[] = [
  { shape: stroked(shape.backHandle, handleWidth - 6), puff: { reach: 8, rise: 5 }, light: 0.74, wrinkles: 0.3 },
  { shape: filled(shape.body), folds, puff: { reach: 18, rise: 12 }, wrinkles: 0.8, shadow: 0.4 },
  { shape: filled(shape.hem), puff: { reach: 5, rise: 3 }, wrinkles: 0.55, shadow: 0.16, folds: folds.slice(2, 4) },
  { shape: stroked(shape.frontHandle, handleWidth), puff: { reach: 9, rise: 6 }, wrinkles: 0.25, shadow: 0.5 },
]

/** Draws the hem and the stitched boxes that hold the handles. */
export function sewTote(colour: string): string {
  const dark = mix(colour, '#0A0D1C', lightness(colour) > 0.6 ? 0.34 : 0.55)
  const line = (d: string, dash = '9 4') =>
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="2.2" stroke-dasharray="${dash}" opacity=".62"/>`
  const box = (x: number) => line(`M${x - 15} 458V512H${x + 15}V458ZM${x - 15} 458L${x + 15} 512M${x + 15} 458L${x - 15} 512`, '6 3')
  return (
    line('M224 510C320 504 420 510 500 511C590 510 690 504 773 510') +
    line('M225 462C320 454 420 460 500 462C590 460 690 455 772 462') +
    line('M336 456C338 322 398 160 502 136C606 160 664 322 662 456M366 456C366 334 416 176 502 152C588 176 634 334 632 456', '7 4') +
    box(352) +
    box(648)
  )
}

/** The dark flecks of unbleached cotton. */
export function canvasSeeds(colour: string): string {
  const fleck = mix(colour, '#5A4526', 0.5)
  return Array.from({ length: 90 }, (_, place) => {
    const x = 215 + ((place * 137.5) % 570)
    const y = 470 + ((place * 271.3) % 690)
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="1.700" ry=".9" transform="rotate(${(place * 53) % 180} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${fleck}" opacity=".55"/>`
  }).join('')
}

export const pegDrawing = `<defs>
  <radialGradient id="peg" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#F6D6A6"/><stop offset=".45" stop-color="#DDAA6C"/><stop offset=".85" stop-color="#A87238"/><stop offset="1" stop-color="#865424"/></radialGradient></defs>
  <circle cx="500" cy="122" r="36" fill="url(#peg)"/>
  <g fill="none" stroke="#9A6530" stroke-width="1.6" opacity=".4"><ellipse cx="502" cy="123" rx="9" ry="8"/><ellipse cx="503" cy="124" rx="17" ry="15"/><ellipse cx="503" cy="125" rx="26" ry="23"/></g>
  <ellipse cx="486" cy="106" rx="10" ry="6" transform="rotate(-32 486 106)" fill="#fff" opacity=".5"/>`
