import { useState } from 'react'
import * as calls from '#contract/calls/studio.gen.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { Studio } from './use-studio.ts'

export type Steps = {
  /** Measures the picture again, replacing any corrections. */
  analyse: () => Promise<boolean>
  /** `again` also rewrites prompts that a person has edited. */
  writePrompts: (again?: boolean) => Promise<boolean>
  /** Goes to the step and creates the data it starts with, if it is missing. */
  toAnalysis: () => Promise<void>
  toPrompts: () => Promise<void>
  isBusy: boolean
  refused: string | undefined
}

/** A busy machine measures a picture of 20 megapixels within this time. */
const timeoutMs = 60_000

export function useSteps({ session, reload, go }: Studio): Steps {
  const analysing = useWrite(calls.analyse, { timeoutMs })
  const writing = useWrite(calls.writePrompts)
  const [last, setLast] = useState<'analysis' | 'prompts'>('analysis')
  const { id } = session

  async function analyse() {
    setLast('analysis')
    const outcome = await analysing.send({ id })
    await reload()
    return 'answer' in outcome
  }
  async function writePrompts(again = false) {
    setLast('prompts')
    const outcome = await writing.send({ params: { id }, body: { again } })
    await reload()
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
