import { mostShots, type ShotType } from '#contract/rules/studio-rules.ts'
import type { StudioSession, StudioSessionChange } from '#contract/studio.ts'
import { askedFor } from './use-step-figures.ts'

/** A shot as the call takes it. A saved shot has its id. */
export type WantedShot = NonNullable<StudioSessionChange['shots']>[number]

export function wantedShots(shots: StudioSession['shots']): WantedShot[] {
  return shots.map(({ id, type, backdrop, light, angle, aspect, count }) => ({ id, type, backdrop, light, angle, aspect, count }))
}

function usualLook(type: ShotType): Omit<WantedShot, 'type' | 'count' | 'id'> {
  const angle = type === 'flat' ? 'top' : type === 'group' || type === 'scene' ? 'three_quarter' : 'front'
  const backdrop = type === 'table' ? 'wood' : type === 'scene' ? 'stone' : 'felt'
  return { backdrop, light: 'window', angle, aspect: type === 'scene' ? '16:9' : '4:5' }
}

export function countOf(shots: readonly WantedShot[], type: ShotType): number {
  return askedFor(shots.filter((shot) => shot.type === type))
}

/** Changes the number of pictures of a type at its last shot, which is added or removed as needed. */
export function withCount(shots: readonly WantedShot[], type: ShotType, count: number): WantedShot[] {
  const now = countOf(shots, type)
  const at = shots.findLastIndex((shot) => shot.type === type)
  const last = shots[at]
  if (count === now) return [...shots]
  if (!last) return [...shots, { type, count, ...usualLook(type) }]
  const left = last.count + count - now
  if (left > 0) return shots.map((shot, index) => (index === at ? { ...shot, count: left } : shot))
  return withCount(shots.toSpliced(at, 1), type, count)
}

export function withSecondLook(shots: readonly WantedShot[], at: number): WantedShot[] {
  const shot = shots[at]
  if (!shot || askedFor(shots) >= mostShots) return [...shots]
  const { id: _id, ...look } = shot
  return shots.toSpliced(at + 1, 0, { ...look, count: 1 })
}

/** Returns the number of this look among those with the same name, such as 2 in "Flat, felt 2". Undefined if the name is unique. */
export function numberAmong<Shot extends Pick<WantedShot, 'type' | 'backdrop'>>(shots: readonly Shot[], at: number): number | undefined {
  const same = shots
    .map((shot, index) => ({ shot, index }))
    .filter(({ shot }) => shot.type === shots[at]?.type && shot.backdrop === shots[at]?.backdrop)
  return same.length > 1 ? same.findIndex(({ index }) => index === at) + 1 : undefined
}
