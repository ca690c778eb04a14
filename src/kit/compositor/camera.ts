export type Point = [x: number, y: number]
/** A camera that looks at a plane. At the point it looks at, the picture is `span` units wide. */
export type View = {
  width: number
  height: number
  centre: Point
  span: number
  /** Degrees away from a straight view: `pitch` from below (towards the near edge), `yaw` from the right. */
  pitch: number
  yaw: number
  /** Degrees that the camera is rotated around the point it looks at. */
  roll: number
}

/** Converts between pixels and the plane. Units of the plane: x to the right, y down, z towards the eye. */
export type Camera = {
  view: View
  /** `near` is above 1 in front of the point the camera looks at, below 1 behind it. */
  toPlane(px: number, py: number, into: PlanePoint): void
  toPicture(x: number, y: number): Point
}
export type PlanePoint = { x: number; y: number; near: number }

/** Distance of the eye, in spans: about the view of an 85 mm lens. */
const distanceInSpans = 2.3

function openCamera(view: View): Camera {
  const { width, height, centre, span } = view
  const away = span * distanceInSpans
  const roll = (view.roll * Math.PI) / 180
  const [cosR, sinR] = [Math.cos(roll), Math.sin(roll)]
  const pitch = (view.pitch * Math.PI) / 180
  const yaw = (view.yaw * Math.PI) / 180
  const [cosP, sinP, cosY, sinY] = [Math.cos(pitch), Math.sin(pitch), Math.cos(yaw), Math.sin(yaw)]
  // Rotates by the pitch first, then by the yaw.
  const turn = (x: number, y: number, z: number): [number, number, number] => {
    const y1 = y * cosP + z * sinP
    const z1 = -y * sinP + z * cosP
    return [x * cosY + z1 * sinY, y1, -x * sinY + z1 * cosY]
  }
  const right = turn(1, 0, 0)
  const down = turn(0, 1, 0)
  const back = turn(0, 0, 1)
  const eye = [back[0] * away, back[1] * away, back[2] * away] as const
  const unit = span / width
  return {
    view,
    toPlane(px, py, into) {
      const s = (px - width / 2) * unit
      const t = (py - height / 2) * unit
      const dx = right[0] * s + down[0] * t - back[0] * away
      const dy = right[1] * s + down[1] * t - back[1] * away
      const dz = right[2] * s + down[2] * t - back[2] * away
      const far = -eye[2] / dz
      const x = eye[0] + far * dx
      const y = eye[1] + far * dy
      into.x = centre[0] + x * cosR - y * sinR
      into.y = centre[1] + x * sinR + y * cosR
      into.near = 1 / far
    },
    toPicture(x, y) {
      const offX = x - centre[0]
      const offY = y - centre[1]
      const vx = offX * cosR + offY * sinR - eye[0]
      const vy = offY * cosR - offX * sinR - eye[1]
      const vz = -eye[2]
      const ahead = -(vx * back[0] + vy * back[1] + vz * back[2])
      const s = ((vx * right[0] + vy * right[1] + vz * right[2]) * away) / ahead
      const t = ((vx * down[0] + vy * down[1] + vz * down[2]) * away) / ahead
      return [width / 2 + s / unit, height / 2 + t / unit]
    },
  }
}

/** Returns a camera moved so that `content` fills its share of the picture. */
export function aimAt(
  view: Omit<View, 'centre' | 'span'>,
  content: { x: number; y: number; width: number; height: number },
  fill: number,
): Camera {
  let centre: Point = [content.x + content.width / 2, content.y + content.height / 2]
  let span = Math.max(content.width, (content.height * view.width) / view.height)
  let camera = openCamera({ ...view, centre, span })
  for (let step = 0; step < 5; step++) {
    const corners = [0, 1, 2, 3].map((corner) =>
      camera.toPicture(content.x + (corner % 2) * content.width, content.y + (corner >> 1) * content.height),
    )
    const xs = corners.map(([x]) => x)
    const ys = corners.map(([, y]) => y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const at = { x: 0, y: 0, near: 1 }
    camera.toPlane((left + right) / 2, (top + bottom) / 2, at)
    centre = [at.x, at.y]
    span *= Math.max((right - left) / view.width, (bottom - top) / view.height) / fill
    camera = openCamera({ ...view, centre, span })
  }
  return camera
}
