import type { OwnPasskey } from '#contract/passkeys.ts'
import type { SecondFactorState } from '#contract/second-factor.ts'
import type { OwnSession } from '#contract/sign-in.ts'
import type { AskAuth, AuthPath } from '#web/render/page-context.ts'

/** What an account's safety consists of, for pages that show and change it. */
export type SecurityView = { secondFactor: SecondFactorState; passkeys: OwnPasskey[]; sessions: OwnSession[] }

export async function loadSecurity(askAuth: AskAuth): Promise<SecurityView> {
  const [secondFactor, passkeys, sessions] = await Promise.all([
    read<SecondFactorState>(askAuth, '/two-factor/status'),
    read<OwnPasskey[]>(askAuth, '/passkey/list-user-passkeys'),
    read<OwnSession[]>(askAuth, '/list-sessions'),
  ])
  return { secondFactor, passkeys, sessions }
}

async function read<Answer>(askAuth: AskAuth, path: AuthPath): Promise<Answer> {
  const answer = await askAuth(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as Answer
}
