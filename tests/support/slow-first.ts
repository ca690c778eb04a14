import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files whose tests ask for more time than others get come first, the longest before all: they take longest, or wait for a clock, while the
 * other steps of the gate still keep the cores busy. Started last they would leave one worker idle.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const asked = new Map(usual.map((file) => [file, longestTimeoutIn(readFileSync(file.moduleId, 'utf8'))]))
    const projects = [...new Set(usual.map(({ project }) => project))]
    // A worker that changes between projects would load the shop anew.
    return projects.flatMap((project) =>
      usual.filter((file) => file.project === project).toSorted((one, other) => (asked.get(other) ?? 0) - (asked.get(one) ?? 0)),
    )
  }
}

/** `it('…', { timeout: 60_000 }, …)`; 0 where no test asks. */
function longestTimeoutIn(text: string): number {
  const timeouts = [...text.matchAll(/\{ timeout: ([\d_]+) \},\s+(?:async )?\(/g)]
  return Math.max(0, ...timeouts.map(([, digits = '']) => Number(digits.replaceAll('_', ''))))
}
