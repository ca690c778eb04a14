import { defineConfig } from 'vitest/config'

/** Tests that measure throughput and need the machine for themselves. */
const measuring = ['idle-streams', 'overload', 'rush', 'scan-rush', 'short-memory', 'slow-readers', 'soak'].map(
  (name) => `tests/faults/${name}.test.ts`,
)

/**
 * Tests that take minutes and are not in the gate: attacks and failures at full size. Run by `npm run test:faults`; tests that mostly wait
 * run two at a time.
 */
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
