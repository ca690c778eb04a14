import { aimAt } from './camera.ts'
import type { Frame } from './canvas/layer.ts'
import { checkRequest } from './check-request.ts'
import { drawExtra } from './cloth-sheet.ts'
import { defocus, develop, encode } from './finish.ts'
import type { Extra } from './goods/drawing.ts'
import { layGround } from './ground.ts'
import { lightings, turnedLight } from './lighting.ts'
import { type Item, type Plan, placePrint, planShot } from './plan.ts'
import { fitPrint, openPrint, type Pixels } from './print.ts'
import { type Pose, type Rect, toSheet } from './sheet.ts'
import type { Aspect, Box, ComposedShot, Goods, ShotRequest } from './shot.ts'
import { boxOf, sharpnessIn } from './look-back.ts'
import { composeMugs } from './compose-mugs.ts'
import { castShadows, openStage, paintSheet, type Stage } from './stage.ts'
import { similarityOnSheet } from './take-back.ts'

const shapes: Record<Aspect, [width: number, height: number]> = { '1:1': [1, 1], '4:5': [0.8, 1], '16:9': [1, 9 / 16] }

/** Makes one shot. Throws PictureError for an unusable print. */
export async function compose(request: ShotRequest, onProgress: (share: number) => void): Promise<ComposedShot> {
  checkRequest(request)
  const [wide, high] = shapes[request.aspect]
  const size = { width: Math.round(request.size * wide), height: Math.round(request.size * high) }
  const prints = await Promise.all([request, ...(request.others ?? [])].map(({ print }) => openPrint(print)))
  onProgress(0.05)
  return request.kind === 'mug'
    ? composeMugs(request, size, prints, onProgress)
    : composeFlat({ ...request, kind: request.kind }, size, prints, onProgress)
}

async function composeFlat(
  request: Parameters<typeof planShot>[0],
  size: { width: number; height: number },
  prints: readonly Pixels[],
  onProgress: (share: number) => void,
): Promise<ComposedShot> {
  const plan = planShot(
    request,
    prints.map(({ width, height }) => height / width),
  )
  const camera = aimAt({ ...size, ...plan.turn }, plan.content, plan.fill)
  const stage = openStage(camera, lightings[request.light], request.backdrop === 'transparent', request.seed)
  if (request.backdrop !== 'transparent') layGround(stage, request.backdrop, request.seed)
  onProgress(0.2)
  const found = await layItems(stage, plan, request, prints, (share) => onProgress(0.2 + share * 0.6))
  const bytes = develop(stage, request.seed)
  const at = { x: 0, y: 0, near: 1 }
  const nearAt = (x: number, y: number) => {
    camera.toPlane(x, y, at)
    return at.near
  }
  const isTurned = camera.view.pitch !== 0 || camera.view.yaw !== 0
  const deep = isTurned && !stage.alpha ? await defocus(bytes, size, plan.depth, nearAt) : bytes
  onProgress(0.9)
  const image = await encode(deep, size.width, size.height, stage.alpha ? 4 : 3)
  return { image, ...size, ...found, sharpness: sharpnessIn(deep, size, stage.alpha ? 4 : 3, found.printBox) }
}

async function layItems(
  stage: Stage,
  plan: Plan,
  request: ShotRequest,
  prints: readonly Pixels[],
  onProgress: (share: number) => void,
): Promise<{ printSimilarity: number; printBox: Box | null }> {
  const similarities: number[] = []
  const boxes: Box[] = []
  for (const [place, item] of plan.items.entries()) {
    if ('extra' in item) await layExtra(stage, item.extra, item.pose)
    else {
      const goods = item.of === 0 ? request : request.others?.[item.of - 1]
      const print = prints[item.of]
      if (!goods || !print) throw new Error('goods without a print')
      const found = await layGoods(stage, item, { ...goods, seed: request.seed }, print, place)
      if (found) {
        similarities.push(found.similarity)
        boxes.push(found.box)
      }
    }
    onProgress((place + 1) / plan.items.length)
  }
  const [box] = boxes
  return { printSimilarity: Math.min(1, ...similarities), printBox: boxes.length === 1 && box ? box : null }
}

async function layGoods(
  stage: Stage,
  item: Extract<Item, { colour: string }>,
  goods: Goods & Pick<ShotRequest, 'seed'>,
  print: Pixels,
  place: number,
): Promise<{ similarity: number; box: Box } | undefined> {
  const { drawn, pose, colour, isPrinted } = item
  const frame = frameFor(stage, pose, drawn.bounds, 1800)
  if (!frame) return undefined
  if (drawn.behind) await layExtra(stage, drawn.behind, pose)
  const { lighting, camera } = stage
  const area = placePrint(drawn, print.height / print.width, goods)
  const perUnit = (camera.view.width / camera.view.span) * pose.scale
  const laid = isPrinted
    ? { print: await fitPrint(print, area.width * perUnit), area, degrees: drawn.degrees, reach: drawn.reach, ...roundOf(item) }
    : undefined
  const towards = turnedLight(lighting.towards, pose.degrees)
  const sheet = await drawn.make(colour, laid, { frame, towards, seed: goods.seed + place * 13 })
  castShadows(stage, sheet, pose)
  const unlit = paintSheet(stage, sheet, pose, isPrinted)
  if (drawn.before) await layExtra(stage, drawn.before, pose)
  if (!unlit) return undefined
  return { similarity: similarityOnSheet(stage, sheet, pose, unlit), box: boxOf(stage, unlit) }
}

function roundOf({ drawn }: Extract<Item, { colour: string }>): { round?: { middle: number; half: number; turn: number } } {
  return drawn.round ? { round: { ...drawn.round, turn: 0 } } : {}
}

async function layExtra(stage: Stage, extra: Extra, pose: Pose): Promise<void> {
  const frame = frameFor(stage, pose, extra.bounds, 1400)
  if (!frame) return
  const sheet = await drawExtra(extra, frame)
  castShadows(stage, sheet, pose)
  paintSheet(stage, sheet, pose, false)
}

/** Returns the visible part of an object at the picture's resolution, at most `most` pixels a side; undefined when out of sight. */
function frameFor({ camera, width, height }: Stage, pose: Pose, bounds: Rect, most: number): Frame | undefined {
  const local = toSheet(pose)
  const seen: [number, number][] = []
  const at = { x: 0, y: 0, near: 1 }
  for (const [px, py] of [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const) {
    camera.toPlane(px, py, at)
    seen.push(local(at.x, at.y))
  }
  // A margin around the visible part, because shadows fall in from outside.
  const margin = 60
  const xs = seen.map(([x]) => x)
  const ys = seen.map(([, y]) => y)
  const left = Math.max(bounds.x, Math.min(...xs) - margin)
  const right = Math.min(bounds.x + bounds.width, Math.max(...xs) + margin)
  const top = Math.max(bounds.y, Math.min(...ys) - margin)
  const bottom = Math.min(bounds.y + bounds.height, Math.max(...ys) + margin)
  if (right - left < 2 || bottom - top < 2) return undefined
  const wanted = (camera.view.width / camera.view.span) * pose.scale
  const perUnit = Math.min(wanted, most / Math.max(right - left, bottom - top))
  const even = (value: number) => Math.max(4, Math.round(value / 2) * 2)
  return { width: even((right - left) * perUnit), height: even((bottom - top) * perUnit), view: { x: left, y: top, width: right - left } }
}
