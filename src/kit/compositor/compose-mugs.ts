import { rgbOf, type Rgb, lightness } from './canvas/layer.ts'
import { noise } from './canvas/noise.ts'
import { defocus, develop, encode } from './finish.ts'
import { beltArea, type MugArea, mugField, mugShare, placeOnMug, printedMug } from './goods/mug-finish.ts'
import { surfaceOf } from './ground.ts'
import { type Lighting, lightings } from './lighting.ts'
import { boxOf, sharpnessIn } from './look-back.ts'
import { type MugPlan, planMugs } from './plan-mugs.ts'
import { placePrint } from './plan.ts'
import { fitPrint, type Pixels, type Print, samplePrint } from './print.ts'
import type { ComposedShot, Goods, Light, ShotRequest } from './shot.ts'
import { apricotFinish, teaFinish } from './still/finishes.ts'
import { LightMemory } from './still/light-memory.ts'
import { pixelOf, type Sight, type Survey, survey, type Thing, unit, type Vector } from './still/march.ts'
import { type Finish, shade } from './still/shade.ts'
import { apricotThing, foldedThing, mugThing, type ShirtPose, teaThing } from './still/solids.ts'
import { compareBack } from './take-back.ts'
import type { Unlit } from './stage.ts'

type Size = { width: number; height: number }
/** Rows computed at once. Memory use does not grow with the picture. */
const bandRows = 200
const sunShare: Record<Light, number> = { window: 1, soft: 0.6, noon: 1.16, evening: 1.06 }

/** Renders mugs in a room of their own, by following rays to clay, tea and table. */
export async function composeMugs(
  request: ShotRequest,
  size: Size,
  prints: readonly Pixels[],
  onProgress: (share: number) => void,
): Promise<ComposedShot> {
  const plan = planMugs(request)
  const lighting = lightings[request.light]
  const sight = sightOf(plan, size, lighting)
  const perUnit = size.width / sight.span
  const laid = await Promise.all(prints.map((print, place) => layOn(print, request.others?.[place - 1] ?? request, perUnit)))
  const [first] = laid
  if (!first) throw new Error('a mug without a print')
  // Without other goods, all mugs have the same print.
  const faces = plan.mugs.map(({ pose, facing }, place): Face => ({ pose, facing, ...(laid[place] ?? first) }))
  const { things, finishes } = furnish(plan, request, faces)
  const isCutOut = request.backdrop === 'transparent'
  const picture = openPicture(size, isCutOut, lighting)
  const unlit: Unlit = {
    bounds: { left: 0, top: 0, right: size.width, bottom: size.height },
    pixels: new Float32Array(size.width * size.height * 4),
  }
  const owners = new Uint8Array(size.width * size.height).fill(255)
  const ground = groundFor(request, perUnit)
  const memory = new LightMemory()
  for (let from = 0; from < size.height; from += bandRows) {
    const rows = Math.min(bandRows, size.height - from)
    const top = Math.max(0, from - 1)
    const bottom = Math.min(size.height, from + rows + 1)
    const band: Sight = { ...sight, frame: { ...sight.frame, height: bottom - top }, rows: { from: top, of: size.height } }
    const seen = survey({ things, wall: plan.wall, memory }, band)
    const studio = {
      lattice: { strength: lighting.lattice.strength * 5, softness: lighting.lattice.softness * 0.0087 },
      sun: sunShare[request.light],
      ground,
    }
    const { canvas, objects } = shade(seen, finishes, [0, 0, 0], [0, 0, 0], studio)
    copyRows(picture, canvas.rgb, objects.pixels, { top, from, rows, width: size.width })
    keepDistance(picture, seen, { top, from, rows }, plan)
    keepInk(unlit, owners, seen, { top, from, rows }, faces)
    onProgress(0.05 + (0.8 * (from + rows)) / size.height)
    // Gives a stop message the chance to arrive.
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (plan.steams && !isCutOut) addSteam(picture, plan, sight, request.seed)
  const similarities = faces.map((face, index) => similarityOf(face, index, unlit, owners, size, sight))
  const bytes = develop(picture, request.seed)
  const deep = isCutOut
    ? bytes
    : await defocus(bytes, size, plan.depth, (x, y) => picture.near[((y >> 2) * picture.nearWidth + (x >> 2)) | 0] ?? 1)
  onProgress(0.9)
  const printBox = faces.length === 1 ? boxOf(size, unlit) : null
  return {
    image: await encode(deep, size.width, size.height, isCutOut ? 4 : 3),
    ...size,
    printSimilarity: Math.min(...similarities),
    sharpness: sharpnessIn(deep, size, isCutOut ? 4 : 3, printBox),
    printBox,
  }
}

function sightOf(plan: MugPlan, { width, height }: Size, { towards: [x, y, z] }: Lighting): Sight {
  const span = Math.max(plan.width, (plan.height * width) / height)
  return {
    eye: plan.eye,
    target: plan.target,
    span,
    frame: { width, height, view: { x: 0, y: 0, width } },
    towardsSun: unit([x * 1.3, -y, z * 0.75]),
  }
}

/** One mug's print at the resolution in which it appears, and its place. */
type Laid = { print: Print; area: MugArea; material: string }
type Face = MugPlan['mugs'][number] & Laid

async function layOn(print: Pixels, goods: Goods, perUnit: number): Promise<Laid> {
  const shape = print.height / print.width
  const area = goods.goesRound ? beltArea(shape) : placePrint({ field: mugField }, shape, goods)
  return { print: await fitPrint(print, area.width * perUnit), area, material: goods.material }
}

function furnish(plan: MugPlan, request: ShotRequest, faces: readonly Face[]): { things: Thing[]; finishes: Finish[] } {
  const things: Thing[] = plan.mugs.map(({ pose }) => mugThing(pose))
  const finishes: Finish[] = faces.map(({ pose, material, ...laid }) =>
    printedMug(pose, material, lightness(material) > 0.6 ? '#FBF8F1' : '#F6F1E7', laid),
  )
  for (const { pose } of plan.hasTea ? plan.mugs : []) {
    things.push(teaThing(pose))
    finishes.push(teaFinish(pose))
  }
  for (const { at, radius, seamDegrees } of plan.apricots) {
    things.push(apricotThing(at, radius, seamDegrees))
    finishes.push(apricotFinish(at))
  }
  if (plan.cloth) {
    const pose: ShirtPose = { ...plan.cloth, size: [2.3, 0.5, 1.9], seed: request.seed % 9 }
    const colour = lightness(request.material) > 0.55 ? '#5F8177' : '#E4D9C4'
    things.push(foldedThing(pose))
    finishes.push(clothFinish(colour, pose.seed))
  }
  if (plan.shelf) {
    things.push(board)
    finishes.push(boardFinish)
  }
  return { things, finishes }
}

function clothFinish(colour: string, seed: number): Finish {
  const dyed = rgbOf(colour)
  return (at, normal) => {
    normal[0] += noise(at[0] * 2.4 + seed, at[2] * 2.1, 3) * 0.12 + noise(at[0] * 6, at[2] * 5 + seed, 5) * 0.05
    normal[2] += noise(at[0] * 2.2, at[2] * 2.6 + seed, 4) * 0.12
    const weave = 0.95 + 0.06 * Math.sin(at[0] * 150) * Math.sin(at[2] * 150 + at[1] * 150)
    return { colour: [dyed[0] * weave, dyed[1] * weave, dyed[2] * weave], gloss: 0 }
  }
}

/** A wooden shelf on the wall, with its top at 4. */
const board: Thing = {
  centre: [0, 3.9, -0.45],
  radius: 3.45,
  distance: (x, y, z) => {
    const [dx, dy, dz] = [Math.abs(x) - 3, Math.abs(y - 3.9) - 0.1, Math.abs(z + 0.45) - 1.55]
    return (Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) + Math.min(0, Math.max(dx, dy, dz)) - 0.02) * 0.9
  },
}
const oak = rgbOf('#C79B66')
const boardFinish: Finish = (at) => {
  const grain = 1 + 0.09 * noise(at[0] * 0.7, at[2] * 9 + at[1] * 14, 4) + 0.05 * noise(at[0] * 3, at[2] * 40 + at[1] * 40, 5)
  return { colour: [oak[0] * grain, oak[1] * grain, oak[2] * grain], gloss: 0.06 }
}

function groundFor({ backdrop, seed, light }: ShotRequest, perUnit: number): (at: Vector, isTable: boolean) => Rgb {
  const base = backdrop === 'transparent' ? 'felt' : backdrop
  const { towards } = lightings[light]
  const unitsPerRadius = 230
  const table = surfaceOf(base, seed, towards, perUnit / unitsPerRadius)
  const wall = surfaceOf(base === 'wood' || base === 'stone' ? 'felt' : base, seed + 5, towards, perUnit / unitsPerRadius / 2)
  const colour: Rgb = [0, 0, 0]
  return ([x, y, z], isTable) => {
    if (isTable) table(x * unitsPerRadius + 500, z * unitsPerRadius + 500, colour)
    else wall(x * unitsPerRadius + 500, 500 - y * unitsPerRadius, colour)
    return [colour[0], colour[1], colour[2]]
  }
}

type Picture = Size & { rgb: Float32Array; alpha: Float32Array | undefined; lighting: Lighting; near: Float32Array; nearWidth: number }

function openPicture({ width, height }: Size, isCutOut: boolean, lighting: Lighting): Picture {
  const nearWidth = (width + 3) >> 2
  return {
    width,
    height,
    lighting,
    rgb: new Float32Array(width * height * 3),
    alpha: isCutOut ? new Float32Array(width * height) : undefined,
    near: new Float32Array(nearWidth * ((height + 3) >> 2)).fill(1),
    nearWidth,
  }
}

type Band = { top: number; from: number; rows: number }

function copyRows(
  { rgb, alpha }: Picture,
  ground: Float32Array,
  objects: Uint8Array,
  { top, from, rows, width }: Band & { width: number },
): void {
  for (let pixel = from * width; pixel < (from + rows) * width; pixel++) {
    const source = pixel - top * width
    const opacity = (objects[source * 4 + 3] ?? 0) / 255
    for (let channel = 0; channel < 3; channel++) {
      const thing = (objects[source * 4 + channel] ?? 0) * opacity
      rgb[pixel * 3 + channel] = alpha ? thing : (ground[source * 3 + channel] ?? 0) * (1 - opacity) + thing
    }
    if (alpha) alpha[pixel] = opacity
  }
}

/** Records for every fourth pixel how near it is, relative to the point the camera looks at. */
function keepDistance({ near, nearWidth, width }: Picture, seen: Survey, { top, from, rows }: Band, { eye, target }: MugPlan): void {
  const looked = Math.hypot(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]) - 0.8
  for (let y = (from + 3) & ~3; y < from + rows; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const at = ((y - top) * width + x) * 3
      const away = Math.hypot(
        (seen.position[at] ?? 0) - eye[0],
        (seen.position[at + 1] ?? 0) - eye[1],
        (seen.position[at + 2] ?? 0) - eye[2],
      )
      near[(y >> 2) * nearWidth + (x >> 2)] = looked / away
    }
  }
}

/** Records the ink at the middle of each pixel, before light. */
function keepInk(unlit: Unlit, owners: Uint8Array, seen: Survey, { top, from, rows }: Band, faces: readonly Face[]): void {
  const { width } = seen.frame
  const ink = new Float64Array(4)
  for (let pixel = from * width; pixel < (from + rows) * width; pixel++) {
    const ray = pixel - top * width
    const place = seen.place[ray] ?? 255
    const face = faces[place]
    if (!face) continue
    owners[pixel] = place
    const { pose, facing, print, area } = face
    const x = ((seen.position[ray * 3] ?? 0) - pose.at[0]) / pose.size
    const y = ((seen.position[ray * 3 + 1] ?? 0) - pose.at[1]) / pose.size
    const z = ((seen.position[ray * 3 + 2] ?? 0) - pose.at[2]) / pose.size
    const round = Math.hypot(x, z)
    if (round > 1.012 || round < 0.98) {
      owners[pixel] = 255
      continue
    }
    samplePrint(print, ...mugShare(area, facing, x, y, z), ink)
    unlit.pixels.set(ink, pixel * 4)
  }
}

/** Counts only places that face the eye by at least a third and are not hidden. */
function similarityOf(
  { print, area, pose, facing }: Face,
  index: number,
  unlit: Unlit,
  owners: Uint8Array,
  { width, height }: Size,
  sight: Sight,
): number {
  const toPixel = pixelOf(sight)
  return compareBack(print, unlit, (u, v) => {
    const place = placeOnMug(pose, area, facing, u, v)
    const angle = area.x + u * area.width + facing
    const towardsEye = unit([sight.eye[0] - place[0], sight.eye[1] - place[1], sight.eye[2] - place[2]])
    if (Math.sin(angle) * towardsEye[0] + Math.cos(angle) * towardsEye[2] < 0.33) return undefined
    const [px, py] = toPixel(place)
    const [column, row] = [Math.floor(px), Math.floor(py)]
    if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return undefined
    return owners[row * width + column] === index ? [px, py] : undefined
  })
}

function addSteam({ rgb, width, height }: Picture, { mugs }: MugPlan, sight: Sight, seed: number): void {
  const toPixel = pixelOf(sight)
  for (const { pose } of mugs) {
    const [x, bottom] = toPixel([pose.at[0], pose.at[1] + 2 * pose.size, pose.at[2]])
    const [, top] = toPixel([pose.at[0], pose.at[1] + 3.7 * pose.size, pose.at[2]])
    const tall = bottom - top
    for (let py = Math.max(0, Math.floor(top)); py < Math.min(height, bottom); py++) {
      const rise = (bottom - py) / tall
      const sway = noise(rise * 2.2 + seed, 3.1, 4) * 0.16 * tall * rise
      for (let px = Math.max(0, Math.floor(x - tall * 0.45)); px < Math.min(width, x + tall * 0.45); px++) {
        const across = (px - x - sway) / (tall * (0.1 + 0.16 * rise))
        const wisp =
          Math.max(0, noise(across * 1.6 + seed, rise * 3.4, 9) + 0.32) *
          Math.exp(-across * across) *
          Math.sin(Math.PI * Math.min(1, rise)) ** 0.8
        const strength = 0.34 * wisp * (1 - rise)
        const at = (py * width + px) * 3
        for (let channel = 0; channel < 3; channel++)
          rgb[at + channel] = (rgb[at + channel] ?? 0) + (246 - (rgb[at + channel] ?? 0)) * strength
      }
    }
  }
}
