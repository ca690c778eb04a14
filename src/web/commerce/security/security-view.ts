import type { OwnPasskey } from '#contract/passkeys.ts'
import type { SecondFactorState } from '#contract/second-factor.ts'
import type { OwnSession } from '#contract/sign-in.ts'
import type { Api } from '#web/render/page-context.ts'

export type SecurityView = { secondFactor: SecondFactorState; passkeys: OwnPasskey[]; sessions: OwnSession[] }

export async function loadSecurity({ auth }: Api): Promise<SecurityView> {
  const [secondFactor, passkeys, sessions] = await Promise.all([auth.secondFactor.state(), auth.passkeys.list(), auth.sessions.list()])
  return { secondFactor, passkeys, sessions }
}
