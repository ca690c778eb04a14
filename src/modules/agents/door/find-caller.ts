import { isInnerList, parseDictionary } from 'structured-headers'
import type { Ctx } from '#modules/context.ts'
import { activeCapabilities } from '../profile/capabilities.ts'
import type { Capability } from '../profile/capability.ts'
import { getSettings } from '#modules/settings/index.ts'
import { Refusal } from '../refusal.ts'
import { requireSigned } from '../signatures/require-signed.ts'
import { saysSigned, type SignedRequest, verifyRequest } from '../signatures/verify-request.ts'
import type { Version } from '../versions/version.ts'
import { notePlatform } from './platform-store.ts'
import type { Asker, Profiles } from './profiles.ts'

/** The agent that calls, by its profile. */
export type Caller = {
  platformId: string
  /** With its port, where the address names one. */
  host: string
  version: Version
  active: ReadonlySet<Capability>
  isSigned: boolean
}

/** Reads `UCP-Agent: profile="…"`, a structured dictionary of which other members are ignored; undefined without a profile. */
export function profileIn(header: string | undefined): string | undefined {
  try {
    const member = parseDictionary(header ?? '').get('profile')
    return member && !isInnerList(member) && typeof member[0] === 'string' ? member[0] : undefined
  } catch {
    return undefined
  }
}

type Asking = Asker & { profiles: Profiles; request: SignedRequest }

/** Finds who calls, by the given address of their profile, and checks their signature. Throws a Refusal. */
export async function findCaller(ctx: Ctx, given: string | undefined, { profiles, request, ...asker }: Asking): Promise<Caller> {
  const url = addressOf(given)
  const profile = await profiles.get(url.href, asker)
  const { id, is_blocked } = await notePlatform(ctx, url, profile)
  if (is_blocked) throw new Refusal(403, 'profile_not_trusted', 'This shop does not answer this profile.')
  const isSigned = saysSigned(request)
  if (isSigned) await verifyRequest(request, (kid) => profiles.findKey(url.href, kid, asker), ctx.clock.now())
  else if ((await getSettings(ctx)).agents_signatures === 'always') requireSigned({ isSigned })
  const { version, capabilities } = profile
  return { platformId: id, host: url.host, version, active: activeCapabilities(version, capabilities), isSigned }
}

const longestAddress = 2000

function addressOf(given: string | undefined): URL {
  const url = given !== undefined && given.length <= longestAddress && URL.canParse(given) ? new URL(given) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new Refusal(400, 'invalid_profile_url', 'Name the https address of your UCP profile: UCP-Agent: profile="https://…".')
  url.hash = ''
  return url
}
