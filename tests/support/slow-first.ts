import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs files with long timeouts first. Started last, they would leave a worker idle while other steps keep the cores busy. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const asked = new Map(usual.map((file) => [file, longestTimeoutIn(readFileSync(file.moduleId, 'utf8'))]))
    const projects = [...new Set(usual.map(({ project }) => project))]
    // A worker that switches between projects would load the shop again.
    return projects.flatMap((project) =>
      usual.filter((file) => file.project === project).toSorted((one, other) => (asked.get(other) ?? 0) - (asked.get(one) ?? 0)),
    )
  }
}

/** Longest timeout in `it('…', { timeout: 60_000 }, …)`; 0 where no test sets one. */
function longestTimeoutIn(text: string): number {
  const timeouts = [...text.matchAll(/\{ timeout: ([\d_]+) \},\s+(?:async )?\(/g)]
  return Math.max(0, ...timeouts.map(([, digits = '']) => Number(digits.replaceAll('_', ''))))
}
