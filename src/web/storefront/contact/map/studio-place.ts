import type { StudioFacts } from '#contract/shop.ts'
import { placeOnSheet, sheet, type Place, type TownPlan } from './town-plan.ts'

/** The door that the plan of Kuala Lumpur was drawn for. */
export const drawnStudio = { street: '52 Jalan Panggung', zip: '50000', door: [3.1424, 101.6969] } as const

/** 110 Panfilov Street. The contact page may word it in any way; the plan is shown while the text matches. */
export const drawnDrawingStudio = { street: /Panfilov|Панфилов/, door: [43.255, 76.9457] } as const

/** Whether the plan shows the streets around the studio's address in the settings. */
export function fitsPlan(plan: TownPlan, { address, zip, coordinates }: Pick<StudioFacts, 'address' | 'zip' | 'coordinates'>): boolean {
  if (coordinates === null || address.trim() !== drawnStudio.street || zip.trim() !== drawnStudio.zip) return false
  const { x, y } = placeOnSheet(plan, placeOf(coordinates))
  return Math.abs(x) < sheet.width / 2 && Math.abs(y) < sheet.height / 2
}

export function placeOf({ latitude, longitude }: NonNullable<StudioFacts['coordinates']>): Place {
  return [latitude, longitude]
}
