import type { ProductionStep } from '#contract/production.ts'
import { isFinished, type StepStatus } from '#contract/rules/production-rules.ts'

/** One press on a step. It shows on screen at once and is sent when the network allows it. */
export type Press = {
  /** Sent along, so the server acts on it once, however often it is sent. */
  key: string
  itemId: string
  stepId: string
  /** The step's name on screen, for messages about the result. */
  stepName: string
  status?: StepStatus
  note?: string | null
  assigned_to?: string | null
  /** The assignee's name, for the screen only. */
  assignee?: string | null
  /** A photo. Its file is stored separately under the press's key. */
  photo?: { name: string }
  /** Omitted if an earlier press of this browser on the same step is still unanswered. */
  expected_updated_at?: string
}
/** A press that the server refused, until it is dismissed. */
export type RefusedPress = Press & { sentence: string }

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

/** Unsent presses and unread refusals in localStorage. They survive a reload and are shared by all tabs. */
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
    /** Returns false if this browser stores nothing. */
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
