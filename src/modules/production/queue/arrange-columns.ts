import type { QueueColumn } from '#contract/production.ts'

export type TypeStep = {
  id: string
  type_id: string
  name: string
  shown: string
  position: number
  minutes: number
  minutes_per_day: number
}
type Standing = { name: string | null; count: number; minutes: number; id: string }

/**
 * Groups steps by name into columns, in the order of their types; steps without a type come last. Divides a type's daily minutes among its
 * steps in proportion to their minutes.
 */
export function arrangeColumns(steps: readonly TypeStep[], standing: readonly Standing[]): QueueColumn[] {
  const lengths = new Map<string, { steps: number; minutes: number }>()
  for (const { type_id, minutes } of steps) {
    const known = lengths.get(type_id) ?? { steps: 0, minutes: 0 }
    lengths.set(type_id, { steps: known.steps + 1, minutes: known.minutes + minutes })
  }
  const columns = new Map<string, QueueColumn & { places: number[] }>()
  for (const step of steps) {
    const { steps: count, minutes } = lengths.get(step.type_id) ?? { steps: 1, minutes: 0 }
    const column = columns.get(step.name) ?? {
      step: { id: step.id, name: step.shown },
      key: step.name,
      count: 0,
      minutes: 0,
      minutes_per_day: 0,
      places: [],
    }
    column.minutes_per_day += minutes === 0 ? 0 : Math.round((step.minutes_per_day * step.minutes) / minutes)
    column.places.push(count < 2 ? 0 : step.position / (count - 1))
    columns.set(step.name, column)
  }
  for (const { name, count, minutes, id } of standing) {
    if (name === null) continue
    const column = columns.get(name) ?? { step: { id, name }, key: name, count: 0, minutes: 0, minutes_per_day: 0, places: [Infinity] }
    columns.set(name, { ...column, count, minutes })
  }
  const placeOf = ({ places }: { places: number[] }) => places.reduce((sum, place) => sum + place, 0) / places.length
  return [...columns.values()].sort((one, other) => placeOf(one) - placeOf(other)).map(({ places: _places, ...column }) => column)
}
