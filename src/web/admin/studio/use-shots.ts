import * as calls from '#contract/calls/studio.gen.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { type WantedShot, wantedShots } from './shot-list.ts'
import { type Autosave, useAutosave } from './use-autosave.ts'
import type { Studio } from './use-studio.ts'

/** The shots of a session, saved on change. If two people change them at once, the later change wins and both see it. */
export function useShots({ session, take, reload }: Studio): Autosave<WantedShot[]> {
  const { attempt } = useWrite(calls.change)
  return useAutosave({
    name: `${session.id}.shots`,
    saved: wantedShots(session.shots),
    reload,
    send: (shots, isResumed) =>
      attempt({
        params: { id: session.id },
        body: {
          shots: shots.map((shot) => known(shot, session.shots)),
          ...(isResumed && { expected_updated_at: session.updated_at }),
        },
      }).then(
        async (answer) => {
          await take(answer)
          return {}
        },
        (error: unknown) => ({ refusal: refusalOf(calls.change, error) }),
      ),
  })
}

/** A shot that another person removed in the meantime is created again, without its id. */
function known({ id, ...shot }: WantedShot, shots: readonly { id: string }[]): WantedShot {
  return id !== undefined && shots.some((one) => one.id === id) ? { ...shot, id } : shot
}
