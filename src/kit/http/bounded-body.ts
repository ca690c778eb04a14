/** Yields the body of a response. Throws `tooLong` as soon as the body is known to exceed `mostBytes`, and stops reading. */
export async function* boundedBody({ body }: Response, mostBytes: number, tooLong: () => Error): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const chunk of body ?? []) {
    read += chunk.byteLength
    if (read > mostBytes) throw tooLong()
    yield chunk
  }
}

/** Returns the body as text, with the same limit. */
export async function boundedText(response: Response, mostBytes: number, tooLong: () => Error): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of boundedBody(response, mostBytes, tooLong)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
