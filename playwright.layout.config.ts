import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import { choosePart } from './tests/journeys/layout/matrix.ts'

// Workers inherit LAYOUT_PART through the environment.
const isChosen = process.env.LAYOUT_PART !== undefined
const part = (process.env.LAYOUT_PART ??= choosePart())
if (!isChosen)
  console.log(`layout: part ${part} of the pages; LAYOUT_PART=${part} npm run test:layout repeats it, LAYOUT_PART=all looks at all`)

export default defineConfig({
  ...journeys,
  testDir: 'tests/journeys/layout',
  testIgnore: [],
  outputDir: 'test-results/layout',
  projects: [{ name: 'layout' }],
  webServer:
    Array.isArray(journeys.webServer) || !journeys.webServer
      ? []
      : {
          ...journeys.webServer,
          env: { ...journeys.webServer.env, SHOP_DATA: 'long' },
          reuseExistingServer: process.env.LAYOUT_REUSE === 'yes',
        },
})
