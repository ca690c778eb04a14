import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts'
import { SlowFirst } from './tests/support/slow-first.ts'
import { sortTestFiles } from './tests/support/test-files.ts'

keepTemporaryFilesInMemory()

const { pure, database } = sortTestFiles(import.meta.dirname)

export default defineConfig({
  test: {
    // The same on every machine: some wait for time to pass, so three keep two cores busy.
    maxWorkers: 3,
    // Files share three processes: a new one for each, with the whole shop to load, takes longer than most files take to run.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    setupFiles: 'tests/support/fresh-file.ts',
    // Only what hangs takes as long: what is quick is slow on a machine that is busy with something else.
    testTimeout: 300_000,
    // What is awaited comes when a busy machine gets to it; the default is one second.
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
