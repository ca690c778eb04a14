import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useUndo } from '../undo/use-undo.ts'
import { showGathered } from './gathered-toast.ts'

/**
 * Says that what was left unsaved is here again and lets it be dropped, as long as `isResumed`: until the first change, since what was typed
 * after it would go too. `drop` answers how to take it back.
 */
export function useResumed(isResumed: boolean, drop: () => () => void): void {
  const t = useMessages('admin-edit')
  const { offerUndo } = useUndo()
  const dropNow = useEffectEvent(drop)
  const say = useEffectEvent(() =>
    showGathered(
      { title: t('resumed'), label: t('discard') },
      () => dropNow(),
      (drops) => {
        const restores = drops.map((dropOne) => dropOne())
        offerUndo({
          title: t('discarded', { count: drops.length }),
          undo: () => {
            for (const restore of restores) restore()
            return Promise.resolve()
          },
          undone: t('discardUndone'),
        })
      },
    ),
  )
  useEffect(() => (isResumed ? say() : undefined), [isResumed])
}

/** Says that something unsaved was kept while others went on, and lets it be taken all the same, as long as `isOffered`. */
export function useOffered(isOffered: boolean, take: () => () => void): void {
  const t = useMessages('admin-edit')
  const takeNow = useEffectEvent(take)
  const say = useEffectEvent(() =>
    showGathered(
      { title: t('earlier'), label: t('useEarlier') },
      () => takeNow(),
      (takes) => {
        for (const takeOne of takes) takeOne()
      },
    ),
  )
  useEffect(() => (isOffered ? say() : undefined), [isOffered])
}
