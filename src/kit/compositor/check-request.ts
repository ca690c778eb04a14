import { PictureError } from './picture-error.ts'
import { angles, aspects, backdrops, goodsKinds, lights, shotTypes, type ShotRequest } from './shot.ts'

const sizes = { least: 256, most: 4096 }

/** Throws PictureError `wrong_request` for what no shot can be made of. */
export function checkRequest(request: ShotRequest): void {
  const { kind, type, backdrop, light, angle, aspect, size, seed, material, placement } = request
  const isKnown = [
    (goodsKinds as readonly string[]).includes(kind),
    (shotTypes as readonly string[]).includes(type),
    (backdrops as readonly string[]).includes(backdrop),
    (lights as readonly string[]).includes(light),
    (angles as readonly string[]).includes(angle),
    (aspects as readonly string[]).includes(aspect),
    Number.isInteger(size) && size >= sizes.least && size <= sizes.most,
    Number.isSafeInteger(seed),
    /^#[0-9a-f]{6}$/i.test(material),
    !placement || isPlacement(placement),
  ]
  if (isKnown.includes(false)) throw new PictureError('wrong_request')
}

function isPlacement({ x, y, width }: NonNullable<ShotRequest['placement']>): boolean {
  return [x, y, width].every(Number.isFinite) && width >= 0.05 && width <= 1.5 && Math.abs(x) <= 1 && Math.abs(y) <= 1
}
