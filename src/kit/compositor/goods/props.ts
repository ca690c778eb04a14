import { makeField } from '../canvas/field.ts'
import { coverOf, mix, pixelsPerUnit, rasterise } from '../canvas/layer.ts'
import { cloudNoise } from '../canvas/noise.ts'
import { sewn } from '../cloth-sheet.ts'
import type { Drawn, Extra } from './drawing.ts'

const nothing = { field: { x: 0, y: 0, width: 1, height: 1 }, degrees: 0, reach: 0 }

/** A wrinkled cloth, larger than the objects on it. */
export function linen(width: number, height: number): Drawn {
  const [w, h] = [width / 2, height / 2]
  const edge = `M${-w} ${-h + 8}C${-w / 2} ${-h - 6} ${w / 3} ${-h + 10} ${w - 6} ${-h}C${w + 6} ${-h / 2} ${w - 8} ${h / 3} ${w} ${h - 6}C${w / 3} ${h + 8} ${-w / 3} ${h - 8} ${-w + 8} ${h}C${-w - 6} ${h / 3} ${-w + 8} ${-h / 3} ${-w} ${-h + 8}Z`
  return sewn({
    ...nothing,
    bounds: { x: -w - 20, y: -h - 20, width: width + 40, height: height + 40 },
    pieces: [
      {
        shape: `<path d="${edge}" fill="#fff"/>`,
        puff: { reach: 10, rise: 5 },
        wrinkles: 0.9,
        folds: [
          { from: [-w, -h * 0.4], through: [-w * 0.2, -h * 0.34], to: [w * 0.6, -h * 0.5], width: [16, 10], depth: 9 },
          { from: [w, h * 0.3], through: [w * 0.3, h * 0.4], to: [-w * 0.4, h * 0.3], width: [18, 10], depth: 9 },
          { from: [w * 0.5, -h], through: [w * 0.56, -h * 0.2], to: [w * 0.46, h * 0.5], width: [14, 10], depth: 8 },
        ],
      },
    ],
    weave: 'canvas',
    sewing: (colour) =>
      `<path d="${edge}" transform="scale(.975)" fill="none" stroke="${mix(colour, '#0A0D1C', 0.3)}" stroke-width="1.8" stroke-dasharray="8 4" opacity=".5"/>`,
    height: 5,
  })
}

/** An apricot with its seam, from above. */
export function apricot(radius: number, seamDegrees: number): Drawn {
  const turn = (seamDegrees * Math.PI) / 180
  return {
    ...nothing,
    bounds: { x: -radius - 3, y: -radius - 3, width: radius * 2 + 6, height: radius * 2 + 6 },
    make: async (_, __, { frame, towards, seed }) => {
      const disc = await rasterise(`<circle r="${radius}" fill="#fff"/>`, frame)
      const scale = pixelsPerUnit(frame)
      const light = makeField(frame.width, frame.height, () => 1)
      for (let py = 0; py < frame.height; py++) {
        for (let px = 0; px < frame.width; px++) {
          const x = (frame.view.x + (px + 0.5) / scale) / radius
          const y = (frame.view.y + (py + 0.5) / scale) / radius
          const z = Math.sqrt(Math.max(0, 1 - x * x - y * y))
          const across = x * Math.cos(turn) + y * Math.sin(turn) + 0.1 * y
          const seam = Math.exp(-((across / 0.04) ** 2)) * z * (y > -0.75 && y < 0.6 ? 1 : 0.3)
          const facing =
            x * towards[0] + y * towards[1] + z * towards[2] - (across > 0 ? 0.16 : -0.16) * Math.exp(-((across / 0.13) ** 2)) * towards[0]
          const pixel = py * frame.width + px
          light.values[pixel] = Math.max(0.46, 0.56 + 0.56 * Math.max(0, facing)) * (1 - 0.12 * seam) + 0.14 * (1 - z) ** 2
          const blush = Math.max(0, Math.min(1, 0.4 + cloudNoise(x * 1.4 + seed, y * 1.4, 2, 5) + 0.3 * x))
          const freckle = cloudNoise(x * 26, y * 26, 1, seed) > 0.4 ? 0.94 : 1
          disc.pixels[pixel * 4] = (250 - 12 * blush) * freckle
          disc.pixels[pixel * 4 + 1] = (178 - 58 * blush) * freckle
          disc.pixels[pixel * 4 + 2] = (96 - 36 * blush) * freckle
        }
      }
      return {
        frame,
        relief: { cover: coverOf(disc), light, shiftX: makeField(2, 2), shiftY: makeField(2, 2) },
        colours: disc,
        laid: undefined,
        height: radius * 0.9,
      }
    },
  }
}

/** A twig with leaves. */
export function sprig(): Extra {
  const leaf = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C18 -26 56 -34 92 -6C58 22 20 22 0 0Z" fill="url(#leaf)"/><path d="M2 -1C30 -8 60 -9 88 -6M24 -7L36 -18M40 -8L54 -19M30 -5L44 7M48 -7L62 5" stroke="#27483F" stroke-width="1.6" fill="none" opacity=".55"/></g>`
  return {
    elements: `<defs><linearGradient id="leaf" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#8FB09A"/><stop offset=".5" stop-color="#5E8472"/><stop offset="1" stop-color="#3A5B4D"/></linearGradient></defs>
      <path d="M-170 60C-90 40 20 6 150 -60" fill="none" stroke="#6E5438" stroke-width="6" stroke-linecap="round"/>
      ${leaf(-120, 44, -60, 0.9)}${leaf(-96, 40, 42, 0.85)}${leaf(-40, 22, -66, 1)}${leaf(-10, 12, 30, 0.95)}${leaf(48, -10, -72, 0.9)}${leaf(76, -24, 20, 0.9)}${leaf(136, -54, -28, 0.95)}`,
    bounds: { x: -190, y: -150, width: 430, height: 290 },
    height: 12,
  }
}

/** The card on which a pin or sticker is sold; a hanging one has a hole. */
export function card(isHanging: boolean): Extra {
  const hole = isHanging ? 'M0 -352a17 17 0 1 0 .1 0Z' : ''
  return {
    elements: `<defs><linearGradient id="card" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FEFCF8"/><stop offset="1" stop-color="#F0EAE0"/></linearGradient></defs>
      <path fill-rule="evenodd" d="M-264 -384H264Q270 -384 270 -378V378Q270 384 264 384H-264Q-270 384 -270 378V-378Q-270 -384 -264 -384Z${hole}" fill="url(#card)"/>
      <rect x="-250" y="-364" width="500" height="728" fill="none" stroke="#20398C" stroke-width="2.6" opacity=".85"/>
      <path d="M-62 320H-14M14 320H62" stroke="#20398C" stroke-width="3"/><path d="M0 311L9 320L0 329L-9 320Z" fill="#20398C"/>`,
    bounds: { x: -276, y: -390, width: 552, height: 780 },
    height: 8,
  }
}

/** A peg from which goods hang, with its middle at (0, 0). */
export function peg(): Extra {
  return {
    elements: `<defs><radialGradient id="peg" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#F6D6A6"/><stop offset=".45" stop-color="#DDAA6C"/><stop offset=".85" stop-color="#A87238"/><stop offset="1" stop-color="#865424"/></radialGradient></defs>
      <circle r="25" fill="url(#peg)"/><ellipse cx="-9" cy="-10" rx="7" ry="4" transform="rotate(-32 -9 -10)" fill="#fff" opacity=".5"/>`,
    bounds: { x: -30, y: -30, width: 60, height: 60 },
    height: 20,
  }
}

/** A closed notebook with an elastic band, for stickers. */
export function notebook(): Extra {
  return {
    elements: `<defs><linearGradient id="cover" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3A4470"/><stop offset=".5" stop-color="#262F56"/><stop offset="1" stop-color="#1A2140"/></linearGradient>
      <linearGradient id="spine" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0D1226" stop-opacity=".75"/><stop offset=".5" stop-color="#0D1226" stop-opacity=".1"/><stop offset=".62" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
      <path d="M-372 -506H376Q398 -506 398 -484V506Q398 524 380 524H-372Z" fill="#E9E2D4"/><path d="M392 -490V510M386 -494V514" stroke="#B5AB98" stroke-width="1.6"/>
      <path d="M-384 -520H360Q384 -520 384 -496V488Q384 512 360 512H-384Q-392 512 -392 504V-512Q-392 -520 -384 -520Z" fill="url(#cover)"/>
      <path d="M-392 -520H-338V512H-392Z" fill="url(#spine)"/><path d="M312 -520H330V512H312Z" fill="#9C1C38"/><path d="M312 -520H316V512H312Z" fill="#fff" opacity=".16"/>`,
    bounds: { x: -400, y: -528, width: 806, height: 1060 },
    height: 20,
  }
}

/** Cloth on which a pin is worn: a wide piece with a lapel's edge. */
export function lapel(): Drawn {
  const edge = 'M-900 -900H330C300 -500 250 -240 150 -20C60 170 -60 420 -120 900H-900Z'
  return sewn({
    ...nothing,
    bounds: { x: -800, y: -800, width: 1600, height: 1600 },
    pieces: [
      {
        shape: '<rect x="-900" y="-900" width="1800" height="1800" fill="#fff"/>',
        puff: { reach: 4, rise: 1 },
        wrinkles: 0.5,
        light: 0.94,
      },
      {
        shape: `<path d="${edge}" fill="#fff"/>`,
        puff: { reach: 16, rise: 14 },
        wrinkles: 0.45,
        shadow: 0.55,
        folds: [
          { from: [-700, -500], through: [-500, -100], to: [-420, 500], width: [30, 26], depth: 12 },
          { from: [140, -700], through: [80, -420], to: [-60, -240], width: [24, 12], depth: 8 },
        ],
      },
    ],
    weave: 'jersey',
    sewing: (colour) =>
      `<path d="${edge}" transform="translate(-16 -2)" fill="none" stroke="${mix(colour, '#F0A05A', 0.45)}" stroke-width="2.6" stroke-dasharray="11 5" opacity=".75"/>`,
    height: 10,
  })
}
