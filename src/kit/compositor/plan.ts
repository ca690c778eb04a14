import type { View } from './camera.ts'
import { cellNoise } from './canvas/noise.ts'
import { sewn } from './cloth-sheet.ts'
import { bag, type BagForm } from './goods/bags.ts'
import type { Drawn, Extra } from './goods/drawing.ts'
import { pin } from './goods/pins.ts'
import { apricot, card, lapel, linen, notebook, peg, sprig } from './goods/props.ts'
import { sticker } from './goods/stickers.ts'
import { shirt, type ShirtForm } from './goods/tees.ts'
import type { Pose, Rect } from './sheet.ts'
import type { Angle, Goods, GoodsKind, ShotRequest, ShotType } from './shot.ts'

/** An object on the plane; the first printed one is the subject. `of` is the print's owner: 0, or its place among the others. */
export type Item = { drawn: Drawn; pose: Pose; colour: string; isPrinted: boolean; of: number } | { extra: Extra; pose: Pose }
export type Plan = {
  /** From the bottom up. */
  items: Item[]
  /** The area that fills the picture, and its share of it. */
  content: Rect
  fill: number
  turn: Pick<View, 'pitch' | 'yaw' | 'roll'>
  /** How quickly objects in front and behind are blurred. */
  depth: number
}

type FlatKind = Exclude<GoodsKind, 'mug'>
type Flat<Whose extends Goods> = Whose & { kind: FlatKind }
type Kit = { request: Flat<ShotRequest>; shape: number; of: number; vary: (place: number, most: number) => number }

/** Places all goods except mugs. The shapes are each print's height divided by its width: first that of the shot, then the others'. */
export function planShot(request: Flat<ShotRequest>, [shape = 1, ...otherShapes]: readonly number[]): Plan {
  // A small rotation, the same for the same seed.
  const vary = (place: number, most: number) => (cellNoise(place, request.seed, 99) * 2 - 1) * most
  const kit: Kit = { request, shape, of: 0, vary }
  const others = (request.others ?? []).map((other, place): Kit => ({
    ...kit,
    request: { ...request, ...other, kind: flatKind(other.kind) },
    shape: otherShapes[place] ?? 1,
    of: place + 1,
  }))
  const items = others.length > 0 ? arrangeTogether([kit, ...others]) : arrange[request.type](kit)
  const isPrintOnly = request.type === 'detail'
  return {
    items,
    content: isPrintOnly ? printRect(items, shape, request) : boundsOf(items),
    fill: fillOf(request),
    turn: turnOf(request.type, request.angle),
    depth: depthOf(request.type, request.angle),
  }
}

function fillOf({ kind, type, angle }: ShotRequest): number {
  // Rotated goods fill less of the box around them.
  const isShirt = kind === 'tshirt' || kind === 'kids'
  const turned = angle === 'three_quarter' ? (type === 'flat' ? (isShirt ? 1.28 : 1.06) : 1.16) : 1
  if (kind === 'pin' && type === 'worn') return 0.46 * turned
  const isSmall = kind === 'pin' || kind === 'sticker'
  return turned * { flat: 0.86, hanger: 0.86, worn: 0.84, table: isSmall ? 0.86 : 0.74, detail: 0.86, scene: 0.8, group: 0.88 }[type]
}

const isOnWall = (type: ShotType) => type === 'hanger' || type === 'worn'

function turnOf(type: ShotType, angle: Angle): Plan['turn'] {
  if (angle === 'front') return { pitch: { table: 34, scene: 12, detail: 10 }[type as string] ?? 0, yaw: 0, roll: 0 }
  if (angle === 'top') return isOnWall(type) ? { pitch: -20, yaw: 0, roll: 0 } : { pitch: 0, yaw: 0, roll: -9 }
  return isOnWall(type) ? { pitch: 4, yaw: -27, roll: 0 } : { pitch: type === 'detail' ? 44 : 38, yaw: 0, roll: 17 }
}

function depthOf(type: ShotType, angle: Angle): number {
  if (type === 'detail') return angle === 'front' ? 12 : 22
  return type === 'table' || angle === 'three_quarter' ? 7 : 3
}

const arrange: Record<ShotType, (kit: Kit) => Item[]> = {
  flat: (kit) => (kit.request.kind === 'pin' ? onCard(kit, [0, 0], -4, false) : [main(kit, 'lying', [0, 0], kit.vary(1, 2.4) - 1)]),
  detail: (kit) => (kit.request.kind === 'pin' ? onCard(kit, [0, 0], -4, false) : [main(kit, 'lying', [0, 0], kit.vary(1, 3))]),
  hanger: (kit) => {
    if (kit.request.kind !== 'pin' && kit.request.kind !== 'sticker') return [main(kit, 'hanging', [0, 0], kit.vary(1, 0.8))]
    return [...onCard(kit, [0, 0], kit.vary(1, 1.6), true), { extra: peg(), pose: at([0, -338]) }]
  },
  worn: (kit) => {
    const { kind } = kit.request
    if (kind === 'pin')
      return [prop(lapel(), [40, 60], 0, contrastTo(kit.request.material)), main(kit, 'lying', [-60, -70], kit.vary(1, 4), 0.62)]
    if (kind === 'sticker') return [{ extra: notebook(), pose: at([0, 0], -5) }, main(kit, 'lying', [-30, 40], kit.vary(1, 5) - 3, 0.86)]
    if (kind === 'bag')
      return [
        { extra: sprig(), pose: at([70, -300], -52, 1.25) },
        { extra: sprig(), pose: at([-60, -280], -104, 1.1) },
        main(kit, 'worn', [0, 0], 0),
      ]
    return [main(kit, 'worn', [0, 0], 0)]
  },
  table: (kit) => {
    const { kind } = kit.request
    if (kind === 'pin') return [...onCard(kit, [0, 0], -10, false), main(kit, 'lying', [360, 250], 14)]
    if (kind === 'sticker')
      return [main(kit, 'lying', [-40, -60], -8), main(kit, 'lying', [360, 300], 13), main(kit, 'lying', [-190, 450], 24)]
    return [main(kit, kind === 'bag' ? 'lying' : 'folded', [0, 0], kit.vary(1, 4) - 7)]
  },
  scene: (kit) => {
    const cloth = contrastTo(kit.request.material)
    const { kind } = kit.request
    const isSmall = kind === 'pin' || kind === 'sticker'
    const size = isSmall ? 0.78 : 1
    const goods = kind === 'pin' ? onCard(kit, [0, 0], -7, false) : [main(kit, 'lying', [0, 0], -6 + kit.vary(1, 3))]
    const reach = isSmall ? 400 : kind === 'bag' ? 430 : 520
    return [
      prop(linen(1250 * size, 1020 * size), [-150 * size, 170 * size], -14 + kit.vary(2, 4), cloth),
      ...goods,
      { extra: sprig(), pose: at([reach * 0.92, -reach * 0.98], 28 + kit.vary(3, 12), 1.1 * size) },
      prop(apricot(66 * size, 30), [-reach * 0.9, reach * 0.98], 0, '#F0A05A'),
      prop(apricot(60 * size, -50), [-reach * 0.66, reach * 1.16], 0, '#F0A05A'),
      prop(apricot(62 * size, 70), [reach * 0.94, reach * 1.02], 0, '#F0A05A'),
    ]
  },
  group: (kit) => {
    const { kind } = kit.request
    switch (kind) {
      case 'sticker':
        return [
          [-340, -330, -9],
          [300, -350, 8],
          [0, 20, -3],
          [-330, 390, 7],
          [340, 360, -11],
        ].map(([x = 0, y = 0, degrees = 0], place) => main(kit, 'lying', [x, y], degrees + kit.vary(place, 3)))
      case 'pin':
        return [...onCard(kit, [-300, -130], -11, false), ...onCard(kit, [320, -60], 9, false), ...onCard(kit, [-10, 250], -2, false)]
      case 'bag':
        return [main(kit, 'lying', [330, -40], 9 + kit.vary(2, 2)), main(kit, 'lying', [-200, 40], -7 + kit.vary(1, 2))]
      case 'tshirt':
      case 'kids':
        return [main(kit, 'lying', [-170, -60], -7 + kit.vary(1, 2)), main(kit, 'folded', [420, 380], 9 + kit.vary(2, 3), 0.8)]
    }
  },
}

/** Throws for a mug, which these plans do not handle. */
function flatKind(kind: GoodsKind): FlatKind {
  if (kind === 'mug') throw new Error('a mug lies on no plane')
  return kind
}

/** The width of each kind next to others. Small goods are slightly enlarged, so they remain visible. */
const widthBeside: Record<FlatKind, number> = { tshirt: 1020, kids: 800, bag: 640, sticker: 420, pin: 430 }
const gap = 56

/** Places goods of several kinds in two columns without overlaps, the shot's own first. */
function arrangeTogether(kits: readonly Kit[]): Item[] {
  const laid = kits.map((kit, place) => {
    const degrees = [-5, 6, -4, 5][place] ?? 0
    // Shirts next to others are folded, so all goods have a similar size. The shot's own shirt is open.
    const isFolded = place > 0 && (kit.request.kind === 'tshirt' || kit.request.kind === 'kids')
    const items =
      kit.request.kind === 'pin'
        ? onCard(kit, [0, 0], degrees, false)
        : [main(kit, isFolded ? 'folded' : 'lying', [0, 0], degrees + kit.vary(place, 2))]
    const bounds = boundsOf(items)
    const scale = (widthBeside[kit.request.kind] * (isFolded ? 0.66 : 1)) / bounds.width
    return { items, bounds, scale, width: bounds.width * scale, height: bounds.height * scale }
  })
  const columns = [laid.filter((_, place) => place === 0 || place === 3), laid.filter((_, place) => place === 1 || place === 2)]
  let left = 0
  return columns.flatMap((column) => {
    const width = Math.max(...column.map((one) => one.width))
    let top = -(column.reduce((sum, { height }) => sum + height, 0) + gap * (column.length - 1)) / 2
    const middle = left + width / 2
    left += width + gap
    return column.flatMap(({ items, bounds, scale, height }) => {
      const centre = [middle, top + height / 2] as const
      top += height + gap
      return items.map((item) => movedTo(item, bounds, centre, scale))
    })
  })
}

/** Moves and scales an item, so the middle of `bounds` comes to `centre`. */
function movedTo<One extends Item>(item: One, { x, y, width, height }: Rect, [toX, toY]: readonly [number, number], scale: number): One {
  const { pose } = item
  const [atX, atY] = pose.at
  const at: [number, number] = [toX + (atX - x - width / 2) * scale, toY + (atY - y - height / 2) * scale]
  return { ...item, pose: { ...pose, at, scale: pose.scale * scale } }
}

function drawnFor({ request, shape }: Kit, form: ShirtForm | BagForm): Drawn {
  switch (request.kind) {
    case 'sticker':
      return sticker(shape)
    case 'pin':
      return pin()
    case 'bag':
      return sewn(bag(form === 'hanging' ? 'hanging' : form === 'worn' ? 'filled' : 'lying'))
    case 'tshirt':
    case 'kids':
      return sewn(shirt(form === 'filled' ? 'worn' : form, request.kind === 'kids', request.seed % 2 === 1))
  }
}

function main(kit: Kit, form: ShirtForm, place: [number, number], degrees: number, scale = 1): Item {
  return { ...prop(drawnFor(kit, form), place, degrees, kit.request.material, scale), isPrinted: true, of: kit.of }
}

function prop(drawn: Drawn, place: [number, number], degrees: number, colour: string, scale = 1): Extract<Item, { drawn: Drawn }> {
  const { bounds } = drawn
  return {
    drawn,
    colour,
    isPrinted: false,
    of: 0,
    pose: { at: place, anchor: [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2], degrees, scale },
  }
}

/** A pin, or a small sticker, on the card it is sold on. */
function onCard(kit: Kit, [x, y]: [number, number], degrees: number, isHanging: boolean): Item[] {
  const turn = (degrees * Math.PI) / 180
  const scale = kit.request.kind === 'pin' ? 1.02 : 0.86
  return [
    { extra: card(isHanging), pose: at([x, y], degrees) },
    main(kit, 'lying', [x + 40 * Math.sin(turn), y - 40 * Math.cos(turn)], degrees, scale),
  ]
}

function at(place: [number, number], degrees = 0, scale = 1): Pose {
  return { at: place, anchor: [0, 0], degrees, scale }
}

/** Returns a linen colour on which the goods stand out. */
function contrastTo(material: string): string {
  const value = Number.parseInt(material.slice(1), 16)
  const light = ((value >> 16) * 0.299 + ((value >> 8) & 255) * 0.587 + (value & 255) * 0.114) / 255
  return light > 0.55 ? '#5F8177' : '#E4D9C4'
}

/** Returns the bounds of printed goods, including what they hang from. */
function boundsOf(items: readonly Item[]): Rect {
  const rects = items.flatMap((item) => {
    if ('extra' in item) return item.extra.height === 12 ? [] : [spanned(item.pose, item.extra.bounds)]
    if (!item.isPrinted) return []
    const above = [item.drawn.behind, item.drawn.before].flatMap((extra) => (extra ? [cropped(extra.bounds, item.drawn.bounds)] : []))
    return [item.drawn.bounds, ...above].map((rect) => spanned(item.pose, rect))
  })
  const left = Math.min(...rects.map(({ x }) => x))
  const top = Math.min(...rects.map(({ y }) => y))
  return {
    x: left,
    y: top,
    width: Math.max(...rects.map(({ x, width }) => x + width)) - left,
    height: Math.max(...rects.map(({ y, height }) => y + height)) - top,
  }
}

/** A stand may extend beyond the picture at the bottom. */
function cropped(extra: Rect, goods: Rect): Rect {
  const bottom = Math.min(extra.y + extra.height, goods.y + goods.height + 60)
  return { ...extra, height: bottom - extra.y }
}

function spanned({ at: [x, y], anchor, degrees, scale }: Pose, rect: Rect): Rect {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const offX = (rect.x + rect.width / 2 - anchor[0]) * scale
  const offY = (rect.y + rect.height / 2 - anchor[1]) * scale
  const width = (rect.width * cos + rect.height * sin) * scale
  const height = (rect.width * sin + rect.height * cos) * scale
  const middleX = x + offX * Math.cos(turn) - offY * Math.sin(turn)
  const middleY = y + offX * Math.sin(turn) + offY * Math.cos(turn)
  return { x: middleX - width / 2, y: middleY - height / 2, width, height }
}

function printRect(items: readonly Item[], shape: number, request: ShotRequest): Rect {
  const item = items.find((one) => 'drawn' in one && one.isPrinted)
  if (!item || !('drawn' in item)) return boundsOf(items)
  return spanned(item.pose, placePrint(item.drawn, shape, request))
}

/** Returns where the print is on the goods: at the requested placement, or as large as the field allows, near its top. */
export function placePrint({ field }: Pick<Drawn, 'field'>, shape: number, { placement, kind }: Pick<Goods, 'placement' | 'kind'>): Rect {
  if (placement) {
    const width = placement.width * field.width
    return { x: field.x + placement.x * field.width, y: field.y + placement.y * field.height, width, height: width * shape }
  }
  const isWhole = kind === 'sticker' || kind === 'pin'
  const width = Math.min(field.width * (isWhole ? 1 : 0.9), (field.height * (isWhole ? 1 : 0.8)) / shape)
  const height = width * shape
  const top = isWhole
    ? (field.height - height) / 2
    : Math.min((field.height - height) / 2, field.height * 0.04 + Math.max(0, (field.width * 0.5 - height) / 2))
  return { x: field.x + (field.width - width) / 2, y: field.y + top, width, height }
}
