import { sql } from 'kysely'
import type { EventMap } from '#contract/events.ts'
import { imageUrl } from '#modules/media/index.ts'

type MapRow = { picture_key: string; width: number; height: number; x: number | null; y: number | null }

export const selectedMap = sql<MapRow | null>`(
  select json_build_object('picture_key', m.key, 'width', m.width, 'height', m.height, 'x', e.map_x, 'y', e.map_y)
  from pictures m where m.key = e.map_picture_key)`

export function presentMap(row: MapRow | null): EventMap | null {
  if (row === null) return null
  const { picture_key: key, width, height, x, y } = row
  return { image_url: imageUrl(key), image_key: key, width, height, marker: x === null || y === null ? null : { x, y } }
}
