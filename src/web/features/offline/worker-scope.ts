/** Parts of the service worker scope that TypeScript's browser types lack. */
export type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
export type Fetching = Waiting & { request: Request; clientId: string; respondWith(answer: Promise<Response>): void }
type Client = { url: string; navigate(url: string): Promise<unknown> }
type WorkerScope = EventTarget & {
  clients: {
    claim(): Promise<void>
    get(id: string): Promise<Client | undefined>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]>
  }
  skipWaiting(): Promise<void>
}
export const worker = self as unknown as WorkerScope

export function on<E extends Event>(name: string, act: (event: E) => void): void {
  worker.addEventListener(name, (event) => act(event as E))
}
