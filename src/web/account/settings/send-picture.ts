import type { Language } from '#contract/languages.ts'
import { readAnswer } from '#web/browser/request-answer.ts'

const timeoutMs = 30_000

/** Throws a RequestError with the server's sentence. */
export async function sendPicture(picture: Blob, language: Language): Promise<void> {
  const body = new FormData()
  body.set('file', new File([picture], 'picture.jpg', { type: picture.type }))
  const response = await fetch(`/api/profile/picture?lang=${language}`, { method: 'PUT', body, signal: AbortSignal.timeout(timeoutMs) })
  await readAnswer(response)
}
