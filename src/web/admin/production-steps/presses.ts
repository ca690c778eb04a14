import type { ProductionStep } from '#contract/production.ts'
import { isFinished, type StepStatus } from '#contract/rules/production-rules.ts'

/** One press on a step, made at once on the screen and sent when the network lets it. */
export type Press = {
  /** Sent along: however often it is sent, the shop hears it once. */
  key: string
  itemId: string
  stepId: string
  /** As the screen named it, for telling what became of it. */
  stepName: string
  status?: StepStatus
  note?: string | null
  assigned_to?: string | null
  /** The name of whoever it is given to, for the screen alone. */
  assignee?: string | null
  /** A photograph: its file is kept apart, by the press's key. */
  photo?: { name: string }
  /** Left out after an own press on the same step that has not been answered yet. */
  expected_updated_at?: string
}
/** A press that the shop refused, until somebody has read so. */
export type RefusedPress = Press & { sentence: string }

/** Steps as they are once these presses have arrived. */
export function pressed(steps: readonly ProductionStep[], presses: readonly Press[], at: string): ProductionStep[] {
  return steps.map((step) => presses.filter(({ stepId }) => stepId === step.id).reduce((before, press) => after(before, press, at), step))
}

function after(
  step: ProductionStep,
  { status = step.status, note = step.note, assigned_to, assignee, photo }: Press,
  at: string,
): ProductionStep {
  if (photo) return step
  const who = assigned_to === undefined ? {} : { assigned_to, assignee: assignee ?? null }
  return { ...step, ...who, status, note, ended_at: isFinished(status) ? (step.ended_at ?? at) : null }
}

const mostStored = 200

/** What is not sent, or not read yet, survives a reload and a flat battery; every tab of the browser has the same. */
function storedUnder<Item extends Press>(storeKey: string) {
  return {
    storeKey,
    read(): readonly Item[] {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(storeKey) ?? '[]')
        return Array.isArray(stored) ? (stored as Item[]) : []
      } catch {
        return []
      }
    },
    /** False where this browser stores nothing. */
    write(items: readonly Item[]): boolean {
      try {
        localStorage.setItem(storeKey, JSON.stringify(items.slice(-mostStored)))
        return true
      } catch {
        return false
      }
    },
  }
}

export const unsentPresses = storedUnder<Press>('tulpar-presses')
export const refusedPresses = storedUnder<RefusedPress>('tulpar-presses-refused')
