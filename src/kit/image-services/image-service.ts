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

/** Why a service made no picture. `isPaid`: whether it may bill for it all the same. `detail` holds no key. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly code: ServiceFault
  readonly isPaid: 'no' | 'maybe'
  readonly detail: string | undefined
  /** When it may be asked again, as it said itself. */
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
  /** The longer side wished for, in pixels. */
  size: number
  isTransparent: boolean
}

export type MadePicture = {
  /** As the service sent them; not looked at. */
  bytes: Uint8Array
  /** US dollars by what the service says that it used; undefined where that or its price is not known. */
  cost: number | undefined
}

/** Tells how far the picture is, 0 to 1, as far as the service says. */
export type TellShare = (share: number) => void

export type ImageService = {
  kind: 'openai' | 'google'
  model: string
  /** Asks once. Throws ServiceError. */
  makePicture(wish: PictureWish, options: { signal: AbortSignal; onProgress?: TellShare }): Promise<MadePicture>
}

export type ServiceAccess = {
  key: string
  /** Instead of the service's own address. */
  apiUrl?: string | undefined
  model?: string | undefined
  timeoutMs?: number | undefined
}
