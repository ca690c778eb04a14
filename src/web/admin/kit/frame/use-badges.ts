import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent } from 'react'
import * as desk from '#contract/calls/desk.gen.ts'
import type { Attention } from '#contract/desk.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { useLoaded } from '#web/browser/query/use-loaded.ts'
import { useIsReading } from '#web/browser/use-refresh.ts'
import { StaffHintsContext } from '../../live/staff-hints-context.ts'
import { notifyWhenActive } from '../../live/notify-when-active.ts'
import { badgesOf } from './places.ts'

export type Waiting = { attention: Attention }

const waitingQuery = staffQuery(desk.waiting, undefined)

/** Returns the number of open tasks by place, counted again after each notification. */
export function useBadges(loaded: Waiting | undefined): Record<string, number> {
  const client = useQueryClient()
  const hints = use(StaffHintsContext)
  const waiting = useLoaded<Waiting | undefined>(waitingQuery, loaded)
  const isReading = useIsReading()
  const isBusy = useEffectEvent(() => isReading)
  useEffect(() => {
    const { note, stop } = notifyWhenActive({ isBusy, tell: () => void client.invalidateQueries({ queryKey: waitingQuery.queryKey }) })
    const leave = hints?.followAny(note)
    return () => {
      leave?.()
      stop()
    }
  }, [client, hints])
  return waiting ? badgesOf(waiting.attention) : {}
}
