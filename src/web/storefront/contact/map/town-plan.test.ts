import { expect, it } from 'vitest'
import { almaty } from './almaty.ts'
import { kualaLumpur } from './kuala-lumpur.ts'
import { type Place, placeOnSheet, sheet, type TownPlan } from './town-plan.ts'

const plans = { kualaLumpur, almaty }
const isOnSheet = (plan: TownPlan, place: Place) => {
  const { x, y } = placeOnSheet(plan, place)
  return Math.abs(x) < sheet.width / 2 && Math.abs(y) < sheet.height / 2
}
/** Returns the shortest distance from a place to a street's straight segments, in metres. */
function metresToStreet(plan: TownPlan, place: Place, course: readonly Place[]): number {
  const at = placeOnSheet(plan, place)
  const pieces = course.slice(1).map((end, index) => {
    const [a, b] = [placeOnSheet(plan, course[index] ?? end), placeOnSheet(plan, end)]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const along = Math.min(1, Math.max(0, ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / length ** 2))
    return Math.hypot(at.x - a.x - along * (b.x - a.x), at.y - a.y - along * (b.y - a.y))
  })
  return (Math.min(...pieces) * plan.metres) / sheet.width
}

it('lays north up, east to the right, and keeps distances', () => {
  const plan = { middle: [0, 0], metres: 720 } as const
  expect(placeOnSheet(plan, [0, 0])).toEqual({ x: 0, y: -0 })
  const { x, y } = placeOnSheet(plan, [100 / 111_320, 50 / 111_320])
  expect([x, y]).toEqual([50, -100])
})

it.each(Object.entries(plans))('shows door, spots and named streets of %s', (_name, plan) => {
  expect(isOnSheet(plan, plan.door)).toBe(true)
  for (const { spot, at } of plan.spots) expect(isOnSheet(plan, at), spot).toBe(true)
  for (const { name, street, course } of plan.ways) {
    const xs = course.map((place) => placeOnSheet(plan, place))
    const crosses = Math.min(...xs.map(({ x }) => x)) < sheet.width / 2 && Math.max(...xs.map(({ x }) => x)) > -sheet.width / 2
    expect(crosses, name ?? street).toBe(true)
  }
})

it('puts each door at its street', () => {
  const panggung = kualaLumpur.ways.find(({ name }) => name === 'Jalan Panggung')
  const panfilov = almaty.ways.find(({ street }) => street === 'panfilov')
  expect(metresToStreet(kualaLumpur, kualaLumpur.door, panggung?.course ?? [])).toBeLessThan(20)
  expect(metresToStreet(almaty, almaty.door, panfilov?.course ?? [])).toBeLessThan(20)
})

it('walks for the time that the page shows', () => {
  const metresTo = (plan: TownPlan, spot: string) => {
    const at = plan.spots.find((each) => each.spot === spot)?.at ?? plan.middle
    const [from, to] = [placeOnSheet(plan, plan.door), placeOnSheet(plan, at)]
    return (Math.hypot(to.x - from.x, to.y - from.y) * plan.metres) / sheet.width
  }
  expect(metresTo(kualaLumpur, 'station') / 80).toBeLessThan(3)
  expect(metresTo(almaty, 'almaly') / 80).toBeLessThan(5.5)
})
