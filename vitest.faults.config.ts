import { defineConfig } from 'vitest/config'

/** What takes minutes: attacks and breakdowns at full size, beside the gate. `npm run test:faults` runs them. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: 'tests/support/database-server.ts',
    maxWorkers: 1,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
})
