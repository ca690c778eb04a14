import { hash } from 'node:crypto'
import type { AgentShop } from '../agent-shop.ts'
import { listShopKeys } from '../signatures/key-store.ts'
import type { Version } from '../versions/version.ts'
import { writeProfile } from './write-profile.ts'

/** Answers GET of a profile, with 304 where the reader has it already. */
export async function answerProfile(
  { publicUrl, authSecret, ctxIn }: AgentShop,
  version: Version,
  seen: string | undefined,
): Promise<Response> {
  const keys = await listShopKeys(ctxIn('en'), authSecret)
  const body = JSON.stringify(
    writeProfile(
      publicUrl,
      version,
      keys.map(({ publicJwk }) => publicJwk),
    ),
  )
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=300', etag }
  const isSeen = (seen ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
  return isSeen ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
