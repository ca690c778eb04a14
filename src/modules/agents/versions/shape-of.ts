import { shape as older } from './2026-04-08/shape-2026-04-08.ts'
import { shape as newest } from './2026-08-25/shape-2026-08-25.ts'
import type { VersionShape } from './version-shape.ts'
import type { Version } from './version.ts'

const shapes: Record<Version, VersionShape> = { '2026-08-25': newest, '2026-04-08': older }

export function shapeOf(version: Version): VersionShape {
  return shapes[version]
}
