import { z } from 'zod'
import { isStorable } from '#kit/http/storable-text.ts'
import { isVersion, type Version, versions } from '../versions/version.ts'
import { Refusal } from '../refusal.ts'

const address = z.string().refine(isStorable).optional().catch(undefined)
const entry = z.looseObject({
  version: z.string().optional(),
  webhook_url: address,
  config: z.looseObject({ webhook_url: address }).optional().catch(undefined),
})
/** Entries without `spec` or `schema`, unknown members and keys of unknown types are fine. */
const document = z.looseObject({
  ucp: z.looseObject({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    capabilities: z
      .record(z.string(), z.union([z.array(entry), entry.transform((one) => [one])]).catch([]))
      .optional()
      .catch({}),
  }),
  keys: z.array(z.unknown()).optional().catch(undefined),
  signing_keys: z.array(z.unknown()).optional().catch(undefined),
})

/** What the shop reads of a platform's profile. */
export type PlatformProfile = {
  version: Version
  capabilities: ReadonlySet<string>
  webhookUrl: string | null
  keys: readonly unknown[]
}

/** Throws a Refusal: profile_malformed, or version_unsupported, which names the shop's versions. */
export function readProfile(text: string): PlatformProfile {
  const found = document.safeParse(parse(text))
  if (!found.success) throw malformed()
  const { ucp, keys, signing_keys } = found.data
  const { version, capabilities = {} } = ucp
  if (!isVersion(version)) throw new Refusal(422, 'version_unsupported', `This shop speaks UCP ${versions.join(' and ')}.`)
  const inVersion = Object.entries(capabilities).flatMap(([name, entries]) => {
    const fitting = entries.find((one) => one.version === undefined || one.version === version)
    return fitting ? [{ name, fitting }] : []
  })
  const order = inVersion.find(({ name }) => name === 'dev.ucp.shopping.order')?.fitting
  return {
    version,
    capabilities: new Set(inVersion.map(({ name }) => name)),
    webhookUrl: order?.config?.webhook_url ?? order?.webhook_url ?? null,
    keys: [...(keys ?? []), ...(signing_keys ?? [])],
  }
}

export function malformed(): Refusal {
  return new Refusal(422, 'profile_malformed', 'There is no UCP profile at this address, or it is longer than 256 KiB.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}
