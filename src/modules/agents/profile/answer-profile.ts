import { hash } from 'node:crypto'
import type { Version } from '../versions.ts'
import { writeProfile } from './write-profile.ts'

/** Answers GET of a profile, with 304 where the reader has it already. */
export function answerProfile(publicUrl: string, version: Version, seen: string | undefined): Response {
  const body = JSON.stringify(writeProfile(publicUrl, version))
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=300', etag }
  const isSeen = (seen ?? '').split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))
  return isSeen ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
