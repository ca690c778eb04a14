import type { PublicJwk } from '../signatures/signing-key.ts'
import { shapeOf } from '../versions/shape-of.ts'
import { newest, older, type Version } from '../versions/version.ts'
import { offeredIn } from './capabilities.ts'

/** Writes the shop's profile. The one of the older version names no other version. */
export function writeProfile(publicUrl: string, version: Version, keys: readonly PublicJwk[]): unknown {
  const site = `https://ucp.dev/${version}`
  const capabilities = offeredIn(version).map(({ name, schema, extends: parents }) => [
    name,
    [
      {
        version,
        spec: `${site}/specification/${specOf[schema] ?? schema}`,
        schema: `${site}/schemas/shopping/${schema}.json`,
        ...(schema === 'permalink' && { config: { endpoint: `${publicUrl}/buy` } }),
        ...(parents && { extends: parents.length === 1 ? parents[0] : parents }),
      },
    ],
  ])
  const service = { version, spec: `${site}/specification/overview` }
  return {
    ucp: {
      version,
      ...(version === newest && { supported_versions: { [older]: `${publicUrl}/.well-known/ucp/${older}` } }),
      services: {
        'dev.ucp.shopping': [
          { ...service, transport: 'rest', endpoint: `${publicUrl}/ucp/v1`, schema: `${site}/services/shopping/rest.openapi.json` },
          { ...service, transport: 'mcp', endpoint: `${publicUrl}/ucp/mcp`, schema: `${site}/services/shopping/mcp.openrpc.json` },
        ],
      },
      capabilities: Object.fromEntries(capabilities) as Record<string, unknown>,
      payment_handlers: {},
    },
    [shapeOf(version).keys]: keys,
  }
}

const specOf: Record<string, string> = { catalog_search: 'catalog/search', catalog_lookup: 'catalog/lookup' }
