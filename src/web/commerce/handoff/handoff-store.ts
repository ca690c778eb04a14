import { createStoredValue } from '#web/browser/stored-value.ts'
import { useStore } from '#web/ui/store.ts'

/** What an agent or a link prepared and this tab took over. The order carries the token, so the agent learns that it was placed. */
export type TakenHandoff = {
  token: string
  platform: string | null
  /** RM; null if the agent was shown none. */
  shownTotal: number | null
  kind: 'cart' | 'checkout'
}

const takenHandoff = createStoredValue<TakenHandoff | undefined>({
  key: 'tulpar.handoff',
  place: 'sessionStorage',
  parse: parseTaken,
  format: (taken) => (taken ? JSON.stringify(taken) : null),
})

/** Undefined on the server. */
export function useTakenHandoff(): TakenHandoff | undefined {
  return useStore(takenHandoff)
}

export const readTakenHandoff: () => TakenHandoff | undefined = takenHandoff.read

export const setTakenHandoff: (taken: TakenHandoff | undefined) => void = takenHandoff.set

function parseTaken(text: string | null): TakenHandoff | undefined {
  if (text === null) return undefined
  try {
    const { token, platform, shownTotal, kind } = JSON.parse(text) as Partial<Record<keyof TakenHandoff, unknown>>
    if (typeof token !== 'string') return undefined
    return {
      token,
      platform: typeof platform === 'string' ? platform : null,
      shownTotal: typeof shownTotal === 'number' ? shownTotal : null,
      kind: kind === 'cart' ? kind : 'checkout',
    }
  } catch {
    return undefined
  }
}
