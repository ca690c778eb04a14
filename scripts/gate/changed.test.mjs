import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../setup/root.mjs'
import { findChangedFiles, planTests, walked } from './changed.mjs'

const journey = (name) => `tests/journeys/${name}.spec.ts`

it('finds tests by the changed files, and journeys by their folder', () => {
  const plan = planTests(['src/web/account/settings/page.tsx', 'docs/glossary.md', 'src/kit/ids.ts'])
  expect(plan).toEqual({
    related: ['src/web/account/settings/page.tsx', 'src/kit/ids.ts'],
    projects: [],
    journeys: ['account', 'settings', 'wishlist', 'phone'].map(journey),
  })
})

it('takes the nearest folder alone, and a journey that was changed itself', () => {
  expect(planTests(['src/web/storefront/search/palette.tsx', journey('live')]).journeys).toEqual(['finding', 'live'].map(journey))
  expect(planTests(['src/web/ui/button.tsx']).journeys).toContain(journey('accessibility'))
})

it('walks nothing for a test, and runs all that a migration can touch', () => {
  expect(planTests(['src/web/ui/pagination.test.ts'])).toEqual({ related: ['src/web/ui/pagination.test.ts'], projects: [], journeys: [] })
  expect(planTests(['db/migrations/0099_more.sql'])).toEqual({ related: [], projects: ['database'], journeys: [] })
  expect(planTests(['messages/ru/cart.json']).projects).toEqual(['pure'])
  expect(planTests(['package.json']).projects).toEqual(['database', 'pure'])
})

it('knows no folder, journey or file that is gone', () => {
  const known = Object.entries(walked).flatMap(([folder, names]) => [folder, ...names.map(journey)])
  expect([...known, ...findChangedFiles('HEAD')].filter((path) => !existsSync(inRoot(path)))).toEqual([])
})
