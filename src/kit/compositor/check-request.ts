import { PictureError } from './picture-error.ts'
import { type Goods, mostOthers, type ShotRequest } from './shot.ts'
import { angles, aspects, backdrops, goodsKinds, lights, shotTypes } from './shot-choices.ts'

const sizes = { least: 256, most: 4096 }

/** Throws PictureError `wrong_request` if no shot can be made of the request. */
export function checkRequest(request: ShotRequest): void {
  const { kind, type, backdrop, light, angle, aspect, size, seed, others = [] } = request
  const isKnown = [
    (shotTypes as readonly string[]).includes(type),
    (backdrops as readonly string[]).includes(backdrop),
    (lights as readonly string[]).includes(light),
    (angles as readonly string[]).includes(angle),
    (aspects as readonly string[]).includes(aspect),
    Number.isInteger(size) && size >= sizes.least && size <= sizes.most,
    Number.isSafeInteger(seed),
    [request, ...others].every(isGoods),
    others.length <= mostOthers && (others.length === 0 || type === 'group'),
    // Mugs are rendered in a room of their own.
    others.every((other) => (other.kind === 'mug') === (kind === 'mug')),
  ]
  if (isKnown.includes(false)) throw new PictureError('wrong_request')
}

function isGoods({ kind, material, placement }: Goods): boolean {
  return (goodsKinds as readonly string[]).includes(kind) && /^#[0-9a-f]{6}$/i.test(material) && (!placement || isPlacement(placement))
}

function isPlacement({ x, y, width }: NonNullable<Goods['placement']>): boolean {
  return [x, y, width].every(Number.isFinite) && width >= 0.05 && width <= 1.5 && Math.abs(x) <= 1 && Math.abs(y) <= 1
}
