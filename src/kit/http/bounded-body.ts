/** The body of an answer piece by piece; of one that is longer, `tooLong` is thrown as soon as that is known and the rest is not read. */
export async function* boundedBody({ body }: Response, mostBytes: number, tooLong: () => Error): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const chunk of body ?? []) {
    read += chunk.byteLength
    if (read > mostBytes) throw tooLong()
    yield chunk
  }
}

/** The same as text. */
export async function boundedText(response: Response, mostBytes: number, tooLong: () => Error): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of boundedBody(response, mostBytes, tooLong)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
