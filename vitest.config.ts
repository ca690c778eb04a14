import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts'
import { SlowFirst } from './tests/support/slow-first.ts'
import { sortTestFiles } from './tests/support/test-files.ts'

keepTemporaryFilesInMemory()

const { pure, database } = sortTestFiles(import.meta.dirname)

export default defineConfig({
  test: {
    // The same number on every machine: some tests wait for time to pass, so three workers keep two cores busy.
    maxWorkers: 3,
    // Files share three processes. Loading the whole shop into a new process takes longer than most test files run.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    setupFiles: 'tests/support/fresh-file.ts',
    // Only tests that hang take this long. Quick tests can be slow on a busy machine.
    testTimeout: 300_000,
    // Longer than the default of one second, since a busy machine may be slow to produce the result.
    expect: { poll: { timeout: 30_000, interval: 20 } },
    hookTimeout: 300_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure } },
      {
        extends: true,
        test: {
          name: 'database',
          include: database,
          globalSetup: 'tests/support/database-server.ts',
          setupFiles: ['tests/support/fresh-file.ts', 'tests/support/fresh-process.ts'],
        },
      },
    ],
  },
})
