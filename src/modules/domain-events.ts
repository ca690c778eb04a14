import type { Ctx, Listener } from './context.ts'

/** An event in one module that other modules act on. Declared by the module that raises it. */
export type DomainEvent<Payload> = { name: string; payload?: (payload: Payload) => void }
type Act<Payload> = (ctx: Ctx, payload: Payload) => Promise<void>

export function defineEvent<Payload>(name: string): DomainEvent<Payload> {
  return { name }
}

export function on<Payload>(event: DomainEvent<Payload>, act: Act<Payload>): Listener {
  return { event, act }
}

/** Calls every listener, one after another. Call it inside the transaction. */
export async function raise<Payload>(ctx: Ctx, event: DomainEvent<Payload>, payload: Payload): Promise<void> {
  for (const listener of ctx.listeners) if (listener.event === event) await (listener.act as Act<Payload>)(ctx, payload)
}
