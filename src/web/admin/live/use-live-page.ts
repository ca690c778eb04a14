import { useRevalidator } from 'react-router'
import type { StaffTopic } from '#contract/live.ts'
import { useStaffTopic } from './use-staff-topic.ts'

/** Reads the page again when something of the topic has changed: anything, or one of the named ids. */
export function useLivePage(topic: StaffTopic | undefined, ...ids: readonly string[]): void {
  const { revalidate } = useRevalidator()
  useStaffTopic(topic, (changed) => {
    if (ids.length === 0 || changed === 'missed' || ids.some((id) => changed.includes(id))) void revalidate()
  })
}
