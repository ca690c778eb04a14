import { useState } from 'react'
import * as calls from '#contract/calls/studio.gen.ts'
import { useStaffCall } from '../use-staff-call.ts'
import type { Studio } from './use-studio.ts'

export type Steps = {
  /** Measures the picture; what a person had corrected is measured anew. */
  analyse: () => Promise<boolean>
  /** `again`: those that somebody edited too. */
  writePrompts: (again?: boolean) => Promise<boolean>
  /** On to the step, with what it begins with made where it is not there yet. */
  toAnalysis: () => Promise<void>
  toPrompts: () => Promise<void>
  isBusy: boolean
  /** Why the last of them was not done. */
  refused: string | undefined
}

/** A picture of 20 megapixels is measured in this time on a machine that is busy. */
const timeoutMs = 60_000

/** What the machine does between the steps. */
export function useSteps({ session, readAnew, go }: Studio): Steps {
  const analysing = useStaffCall(calls.analyse, { timeoutMs })
  const writing = useStaffCall(calls.writePrompts)
  const [last, setLast] = useState<'analysis' | 'prompts'>('analysis')
  const { id } = session

  async function analyse() {
    setLast('analysis')
    const outcome = await analysing.send({ id })
    await readAnew()
    return 'answer' in outcome
  }
  async function writePrompts(again = false) {
    setLast('prompts')
    const outcome = await writing.send({ params: { id }, body: { again } })
    await readAnew()
    return 'answer' in outcome
  }

  return {
    analyse,
    writePrompts,
    async toAnalysis() {
      go('analysis')
      if (!session.analysis) await analyse()
    },
    async toPrompts() {
      go('prompts')
      if (session.shots.some(({ prompt }) => prompt === null)) await writePrompts()
    },
    isBusy: analysing.isBusy || writing.isBusy,
    refused: last === 'analysis' ? analysing.refused : writing.refused,
  }
}
