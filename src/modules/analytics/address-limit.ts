import { TooManyRequests } from '#kit/http/domain-error.ts'

type AddressLimitOptions = {
  burst: number
  perSecond: number
  mostAddresses?: number
  nowMs?: () => number
}

type Bucket = { left: number; at: number }

/** Limits events per address in this process's memory: a row would cost more than the event. Addresses are never stored. */
export class AddressLimit {
  readonly #burst: number
  readonly #perSecond: number
  readonly #mostAddresses: number
  readonly #nowMs: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor({ burst, perSecond, mostAddresses = 20_000, nowMs = () => performance.now() }: AddressLimitOptions) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#mostAddresses = mostAddresses
    this.#nowMs = nowMs
  }

  /** Throws TooManyRequests. */
  take(address: string): void {
    const now = this.#nowMs()
    const bucket = this.#buckets.get(address) ?? this.#open(address, now)
    bucket.left = Math.min(this.#burst, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (bucket.left < 1) throw new TooManyRequests(Math.max(1, Math.ceil((1 - bucket.left) / this.#perSecond)))
    bucket.left -= 1
  }

  /** When the map is full, the oldest addresses are dropped first: their bucket is most likely full anyway. */
  #open(address: string, at: number): Bucket {
    if (this.#buckets.size >= this.#mostAddresses) {
      for (const oldest of this.#buckets.keys()) {
        if (this.#buckets.size < this.#mostAddresses * 0.9) break
        this.#buckets.delete(oldest)
      }
    }
    const bucket = { left: this.#burst, at }
    this.#buckets.set(address, bucket)
    return bucket
  }
}
