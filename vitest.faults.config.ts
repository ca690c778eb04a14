import { defineConfig } from 'vitest/config'

/** What measures how much the shop does, and so wants the machine for itself. */
const measuring = ['idle-streams', 'overload', 'rush', 'scan-rush', 'short-memory', 'slow-readers', 'soak'].map(
  (name) => `tests/faults/${name}.test.ts`,
)

/** What takes minutes: attacks and breakdowns at full size, beside the gate. `npm run test:faults` runs them, those that mostly wait two at a time. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/database-server.ts',
    testTimeout: 900_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'waiting',
          include: ['tests/faults/**/*.test.ts', 'src/demo/drawings/print-areas.test.ts'],
          env: { PRINTS: 'all' },
          exclude: measuring,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'measuring', include: measuring, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
})
