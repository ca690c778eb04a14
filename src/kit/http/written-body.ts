const minuteMs = 60_000

type Writing = {
  /** Sent before the first part. */
  opening?: string
  /** How long the reader may pause; default one minute. */
  mostIdleMs?: number
  onFault?: (error: unknown) => void
}

/** Nothing starts before the first read. When the reader pauses too long, the parts are closed and the rest is lost. */
export function writtenBody<Part>(
  parts: AsyncGenerator<Part, void>,
  write: (part: Part) => string,
  { opening, mostIdleMs = minuteMs, onFault }: Writing = {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let unsent = opening
  let isCancelled = false
  let idle: NodeJS.Timeout | undefined

  const awaitReader = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    idle = setTimeout(() => {
      controller.error(new Error('nobody read the rest of the answer'))
      void parts.return().catch(onFault)
    }, mostIdleMs).unref()
  }
  const send = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>, text: string) => {
    controller.enqueue(encoder.encode(text))
    awaitReader(controller)
  }
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: awaitReader,
      async pull(controller) {
        clearTimeout(idle)
        if (unsent !== undefined) {
          send(controller, unsent)
          unsent = undefined
          return
        }
        try {
          const { done, value } = await parts.next()
          if (isCancelled) return
          if (done) controller.close()
          else send(controller, write(value))
        } catch (error) {
          onFault?.(error)
          throw error
        }
      },
      async cancel() {
        isCancelled = true
        clearTimeout(idle)
        await parts.return()
      },
    },
    // Otherwise a stream reads its first part ahead.
    { highWaterMark: 0 },
  )
}
