import { PasskeysPart } from './passkeys-part.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'
import type { SecurityView } from './security-view.ts'
import { SessionsPart } from './sessions-part.tsx'

/** Second factor, passkeys and sessions, one below the other. Messages: `security` and `auth`. */
export function SecurityParts({ view }: { view: SecurityView }) {
  return (
    <>
      <SecondFactorPart state={view.secondFactor} />
      <PasskeysPart passkeys={view.passkeys} proofs={view.secondFactor} />
      <SessionsPart sessions={view.sessions} />
    </>
  )
}
