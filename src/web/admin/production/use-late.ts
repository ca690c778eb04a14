import { useEffect, useState } from 'react'
import type { ProductionQueue } from '#contract/production.ts'

const minuteMs = 60_000

/** Marks items as late as time passes, even on a screen that is not used. */
export function useLateAsTimePasses(queue: ProductionQueue, loadedAt: string): ProductionQueue {
  const [now, setNow] = useState(() => Date.parse(loadedAt))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const late = queue.items.filter(({ is_overdue, due_at }) => !is_overdue && Date.parse(due_at) < now)
  if (late.length === 0) return queue
  return {
    ...queue,
    items: queue.items.map((item) => (late.includes(item) ? { ...item, is_overdue: true } : item)),
    overdue_total: queue.overdue_total + late.length,
  }
}
