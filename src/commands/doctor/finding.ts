/** The result of one check. `remedy` is what the operator should do, if anything. */
export type Finding = { part: string; state: 'good' | 'doubtful' | 'bad'; found: string; remedy?: string }

export const good = (part: string, found: string): Finding => ({ part, state: 'good', found })
export const doubtful = (part: string, found: string, remedy: string): Finding => ({ part, state: 'doubtful', found, remedy })
export const bad = (part: string, found: string, remedy: string): Finding => ({ part, state: 'bad', found, remedy })
