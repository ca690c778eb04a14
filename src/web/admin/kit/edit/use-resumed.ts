import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useUndo } from '../undo/use-undo.ts'
import { showGathered } from './gathered-toast.ts'

/** `isResumed` must turn false at the first change, which a discard would lose too. `drop` returns a function that undoes it. */
export function useResumed(isResumed: boolean, drop: () => () => void): void {
  const t = useMessages('admin')
  const { offerUndo } = useUndo()
  const dropNow = useEffectEvent(drop)
  const say = useEffectEvent(() =>
    showGathered(
      { title: t('unsaved.resumed'), label: t('unsaved.discard') },
      () => dropNow(),
      (drops) => {
        const restores = drops.map((dropOne) => dropOne())
        offerUndo({
          title: t('unsaved.discarded', { count: drops.length }),
          undo: () => {
            for (const restore of restores) restore()
            return Promise.resolve()
          },
          undone: t('unsaved.discardUndone'),
        })
      },
    ),
  )
  useEffect(() => (isResumed ? say() : undefined), [isResumed])
}

/** Shows that unsaved text was stored while others changed the record, and offers to use it while `isOffered` is true. */
export function useOffered(isOffered: boolean, take: () => () => void): void {
  const t = useMessages('admin')
  const takeNow = useEffectEvent(take)
  const say = useEffectEvent(() =>
    showGathered(
      { title: t('unsaved.earlier'), label: t('unsaved.useEarlier') },
      () => takeNow(),
      (takes) => {
        for (const takeOne of takes) takeOne()
      },
    ),
  )
  useEffect(() => (isOffered ? say() : undefined), [isOffered])
}
