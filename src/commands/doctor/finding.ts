/** What one look found. `remedy` is what its keeper does about it, where something is to be done. */
export type Finding = { part: string; state: 'good' | 'doubtful' | 'bad'; found: string; remedy?: string }

export const good = (part: string, found: string): Finding => ({ part, state: 'good', found })
export const doubtful = (part: string, found: string, remedy: string): Finding => ({ part, state: 'doubtful', found, remedy })
export const bad = (part: string, found: string, remedy: string): Finding => ({ part, state: 'bad', found, remedy })
