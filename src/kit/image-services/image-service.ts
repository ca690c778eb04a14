export const serviceFaults = [
  'refused',
  'rate_limited',
  'timeout',
  'broken_picture',
  'service_failed',
  'key_refused',
  'out_of_credit',
  'unknown_outcome',
] as const
export type ServiceFault = (typeof serviceFaults)[number]

/** The service made no picture. `isPaid`: whether it may bill for it anyway. `detail` contains no key. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly code: ServiceFault
  readonly isPaid: 'no' | 'maybe'
  readonly detail: string | undefined
  /** The service's own retry delay. */
  readonly retryAfterMs: number | undefined
  /** US dollars. */
  readonly cost: number | undefined

  constructor(
    code: ServiceFault,
    { isPaid, detail, retryAfterMs, cost }: { isPaid: 'no' | 'maybe'; detail?: string; retryAfterMs?: number; cost?: number },
  ) {
    super(code)
    this.code = code
    this.isPaid = isPaid
    this.detail = detail
    this.retryAfterMs = retryAfterMs
    this.cost = cost
  }
}

export type PictureWish = {
  prompt: string
  original: { bytes: Uint8Array; mime: string }
  aspect: '1:1' | '4:5' | '16:9'
  /** Requested length of the longer side, in pixels. */
  size: number
  isTransparent: boolean
}

export type MadePicture = {
  /** As the service sent them, not checked. */
  bytes: Uint8Array
  /** US dollars, from the usage that the service reports; undefined when the usage or its price is unknown. */
  cost: number | undefined
}

/** Called with the progress, 0 to 1, as the service reports it. */
export type TellShare = (share: number) => void

export type ImageService = {
  kind: 'openai' | 'google'
  model: string
  /** Sends one request. Throws ServiceError. */
  makePicture(wish: PictureWish, options: { signal: AbortSignal; onProgress?: TellShare }): Promise<MadePicture>
}

export type ServiceAccess = {
  key: string
  /** Replaces the service's usual address. */
  apiUrl?: string | undefined
  model?: string | undefined
  timeoutMs?: number | undefined
}
