import { blur, type Field, makeField, resize, sample } from './canvas/field.ts'
import type { Camera, PlanePoint } from './camera.ts'
import type { Lighting } from './lighting.ts'
import { samplePrint } from './print.ts'
import { type Pose, type Sheet, shareOfPrint, toPlane, toSheet } from './sheet.ts'

/** A picture in progress: light of 0 to 255 and opacity of 0 to 1. */
export type Stage = {
  width: number
  height: number
  rgb: Float32Array
  alpha: Float32Array | undefined
  camera: Camera
  lighting: Lighting
  lattice: Field
}

/** Width of the lattice's field on the plane, in units from its upper left corner. */
const latticeSpan = 3200
const latticeFrom = -1100

export function openStage(camera: Camera, lighting: Lighting, isCutOut: boolean, seed: number): Stage {
  const { width, height } = camera.view
  return {
    width,
    height,
    rgb: new Float32Array(width * height * 3),
    alpha: isCutOut ? new Float32Array(width * height) : undefined,
    camera,
    lighting,
    lattice: drawLattice(lighting, seed),
  }
}

/** Draws the blurred shadow of a yurt's wall, crossed bars, on the plane. */
function drawLattice({ lattice: { strength, softness, mesh, lean } }: Lighting, seed: number): Field {
  const side = 640
  const unit = latticeSpan / side
  if (strength === 0) return makeField(2, 2)
  const turn = ((lean + (seed % 7) - 3) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const shift = (seed % 11) * 13
  const field = makeField(side, side, (px, py) => {
    const x = latticeFrom + px * unit + shift
    const y = latticeFrom + py * unit
    const a = x * cos + y * sin
    const b = -x * sin + y * cos
    const bar = (place: number) => (Math.abs(place / mesh - Math.round(place / mesh)) * mesh < 14 ? 1 : 0)
    return Math.max(bar(a * 0.87 + b * 0.5), bar(a * 0.87 - b * 0.5))
  })
  return blur(field, Math.max(0.7, softness / unit))
}

/** Returns the light that remains behind the lattice at a place of the plane. */
export function behindLattice({ lattice, lighting }: Stage, x: number, y: number): number {
  const { strength } = lighting.lattice
  if (strength === 0) return 1
  const scale = lattice.width / latticeSpan
  const away = Math.sqrt((x - 320) ** 2 * 0.64 + (y - 280) ** 2) / 1150
  const fade = Math.max(0.15, 1 - away)
  return 1 - strength * fade * sample(lattice, (x - latticeFrom) * scale, (y - latticeFrom) * scale)
}

/** Returns the light's factor, bright towards the source and dark at the far corner of the picture, as a lens sees it. */
export function spreadOf(stage: Stage, px: number, py: number): number {
  const { glow, fall, towards } = stage.lighting
  const sourceX = towards[0] < 0 ? 0.28 : 0.72
  const away = Math.sqrt(((px / stage.width - sourceX) * 0.95) ** 2 + ((py / stage.height - 0.2) * 1.05) ** 2)
  const open = Math.max(0, 1 - away / 0.7)
  const lit = 1 + glow * open * Math.sqrt(open)
  const far = Math.min(1, Math.max(0, (away - 0.25) / 0.8))
  return lit * (1 - fall * far * (0.6 * far + 0.4 * far * far + (1 - far) * 0.3))
}

type Bounds = { left: number; top: number; right: number; bottom: number }

/** Returns the part of the picture that a part of the sheet's frame covers, grown by `margin` units. */
function boundsInPicture({ camera, width, height }: Stage, sheet: Sheet, pose: Pose, margin = 0): Bounds {
  const { view } = sheet.frame
  const high = (view.width * sheet.frame.height) / sheet.frame.width
  const place = toPlane(pose)
  const corners = [
    [view.x - margin, view.y - margin],
    [view.x + view.width + margin, view.y - margin],
    [view.x - margin, view.y + high + margin],
    [view.x + view.width + margin, view.y + high + margin],
  ].map(([x = 0, y = 0]) => camera.toPicture(...place(x, y)))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    right: Math.min(width, Math.ceil(Math.max(...xs))),
    bottom: Math.min(height, Math.ceil(Math.max(...ys))),
  }
}

/** Casts a sheet's shadows on the picture so far: a long soft one and a close one. */
export function castShadows(stage: Stage, sheet: Sheet, pose: Pose): void {
  if (stage.alpha) return
  const { lighting, camera, rgb } = stage
  const { cover } = sheet.relief
  const shrink = Math.max(1, Math.round(cover.width / 420))
  const perUnit = sheet.frame.width / sheet.frame.view.width / shrink
  const margin = Math.ceil((18 + sheet.height * (1.6 + lighting.softness + lighting.reach)) * perUnit)
  const small = padded(resize(cover, Math.round(cover.width / shrink), Math.round(cover.height / shrink)), margin)
  const far = blur(small, Math.max(0.8, (4 + sheet.height * 0.8) * lighting.softness * perUnit))
  const close = blur(small, Math.max(0.6, (2.5 + sheet.height * 0.16) * lighting.softness ** 0.5 * perUnit))
  const [lightX, lightY, lightZ] = lighting.towards
  const throwX = (-lightX / lightZ) * sheet.height * lighting.reach
  const throwY = (-lightY / lightZ) * sheet.height * lighting.reach
  const bounds = boundsInPicture(stage, sheet, pose, margin / perUnit / 1)
  const local = toSheet(pose)
  const at: PlanePoint = { x: 0, y: 0, near: 1 }
  const { view } = sheet.frame
  const { shade, darkness } = lighting
  for (let py = bounds.top; py < bounds.bottom; py++) {
    for (let px = bounds.left; px < bounds.right; px++) {
      camera.toPlane(px + 0.5, py + 0.5, at)
      const [farX, farY] = local(at.x - throwX, at.y - throwY)
      const [nearX, nearY] = local(at.x - throwX * 0.16, at.y - throwY * 0.16)
      const dark =
        1 -
        (1 - darkness * sample(far, (farX - view.x) * perUnit + margin - 0.5, (farY - view.y) * perUnit + margin - 0.5)) *
          (1 - 0.5 * darkness * sample(close, (nearX - view.x) * perUnit + margin - 0.5, (nearY - view.y) * perUnit + margin - 0.5))
      if (dark < 0.003) continue
      const pixel = (py * stage.width + px) * 3
      for (let channel = 0; channel < 3; channel++)
        rgb[pixel + channel] = (rgb[pixel + channel] ?? 0) * (1 - dark + dark * (shade[channel] ?? 0) * 0.62)
    }
  }
}

function padded(field: Field, margin: number): Field {
  const result = makeField(field.width + margin * 2, field.height + margin * 2)
  for (let y = 0; y < field.height; y++)
    result.values.set(field.values.subarray(y * field.width, (y + 1) * field.width), (y + margin) * result.width + margin)
  return result
}

/** A print as the camera sees it without light, used to compare it with the original. */
export type Unlit = { bounds: Bounds; pixels: Float32Array }

/** Draws a lit sheet on the plane. */
export function paintSheet(stage: Stage, sheet: Sheet, pose: Pose, keepsPrint: boolean): Unlit | undefined {
  const { camera, lighting, rgb, alpha } = stage
  const { frame, relief, colours, laid } = sheet
  const bounds = boundsInPicture(stage, sheet, pose)
  const perUnit = frame.width / frame.view.width
  const local = toSheet(pose)
  const at: PlanePoint = { x: 0, y: 0, near: 1 }
  const printed = new Float64Array(4)
  const wide = Math.max(0, bounds.right - bounds.left)
  const unlit = keepsPrint && laid ? { bounds, pixels: new Float32Array(wide * Math.max(0, bounds.bottom - bounds.top) * 4) } : undefined
  const halfScale = relief.shiftX.width / frame.width
  const below = new Float64Array(3)
  // At a slant, a pixel covers more of the sheet vertically.
  const lean = 0.9 / Math.cos((camera.view.pitch * Math.PI) / 180) - 0.9
  for (let py = bounds.top; py < bounds.bottom; py++) {
    for (let px = bounds.left; px < bounds.right; px++) {
      camera.toPlane(px + 0.5, py + 0.5, at)
      const [x, y] = local(at.x, at.y)
      const tx = (x - frame.view.x) * perUnit - 0.5
      const ty = (y - frame.view.y) * perUnit - 0.5
      if (tx < -0.5 || ty < -0.5 || tx > frame.width - 0.5 || ty > frame.height - 0.5) continue
      const cover =
        lean === 0 ? sample(relief.cover, tx, ty) : (sample(relief.cover, tx, ty - lean) + sample(relief.cover, tx, ty + lean)) / 2
      if (cover < 0.003) continue
      sampleColour(colours.pixels, frame.width, frame.height, tx, ty, below)
      if (laid) {
        const sx = (tx + 0.5) * halfScale - 0.5
        const sy = (ty + 0.5) * halfScale - 0.5
        const [u, v] = shareOfPrint(laid, x + sample(relief.shiftX, sx, sy) * laid.reach, y + sample(relief.shiftY, sx, sy) * laid.reach)
        if (u > -0.02 && u < 1.02 && v > -0.02 && v < 1.02) {
          samplePrint(laid.print, u, v, printed)
          const ink = printed[3] ?? 0
          for (let channel = 0; channel < 3; channel++) below[channel] = (below[channel] ?? 0) * (1 - ink) + (printed[channel] ?? 0)
          if (unlit) unlit.pixels.set(printed, ((py - bounds.top) * wide + px - bounds.left) * 4)
        }
      }
      const shade = 1 + (sample(relief.light, tx, ty) - 1) * lighting.relief
      const light = shade * behindLattice(stage, at.x, at.y) ** 0.6
      const shine = sheet.gloss ? sample(sheet.gloss, tx, ty) : 0
      const pixel = py * stage.width + px
      for (let channel = 0; channel < 3; channel++) {
        const bleach = light > 1 ? (light - 1) * 18 : 0
        const lit = (below[channel] ?? 0) * light + bleach
        const bright = lit + shine * (1 - lit / 330)
        const place = pixel * 3 + channel
        rgb[place] = (rgb[place] ?? 0) * (1 - cover) + bright * cover
      }
      if (alpha) alpha[pixel] = (alpha[pixel] ?? 0) * (1 - cover) + cover
    }
  }
  return unlit
}

function sampleColour(pixels: Uint8Array, width: number, height: number, x: number, y: number, into: Float64Array): void {
  const left = x <= 0 ? 0 : x >= width - 1 ? width - 2 : x | 0
  const top = y <= 0 ? 0 : y >= height - 1 ? height - 2 : y | 0
  const fx = Math.max(0, Math.min(1, x - left))
  const fy = Math.max(0, Math.min(1, y - top))
  const corner = (top * width + left) * 4
  for (let channel = 0; channel < 3; channel++) {
    const at = corner + channel
    const upper = (pixels[at] ?? 0) * (1 - fx) + (pixels[at + 4] ?? 0) * fx
    const lower = (pixels[at + width * 4] ?? 0) * (1 - fx) + (pixels[at + width * 4 + 4] ?? 0) * fx
    into[channel] = upper * (1 - fy) + lower * fy
  }
}
