import { useMessages } from '#web/browser/messages/use-messages.ts'
import { numberAmong, type WantedShot } from './shot-list.ts'
import type { StudioSession } from '#contract/studio.ts'

type Named = Pick<WantedShot, 'type' | 'backdrop'>

/** Returns a name such as "On a hanger, felt", with a number if two would be equal. */
export function useShotName() {
  const t = useMessages('admin-studio')
  return ({ type, backdrop }: Named, number?: number): string => {
    const name = t('shotName', { type: t(`type.${type}`), backdrop: t(`backdropIn.${backdrop}`) })
    return number === undefined ? name : `${name} ${number}`
  }
}

/** Returns the names of a session's pictures by id. Pictures of one shot are numbered too. */
export function useImageNames({ shots, images }: Pick<StudioSession, 'shots' | 'images'>): ReadonlyMap<string, string> {
  const nameOf = useShotName()
  return new Map(
    images.map(({ id, shot_id }) => {
      const at = shots.findIndex((shot) => shot.id === shot_id)
      const shot = shots[at]
      const same = images.filter((image) => image.shot_id === shot_id)
      const name = shot ? nameOf(shot, numberAmong(shots, at)) : ''
      return [id, same.length > 1 ? `${name} · ${same.findIndex((image) => image.id === id) + 1}` : name]
    }),
  )
}
