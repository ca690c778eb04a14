import type { Things } from '../things.ts'

export type Audience = 'guest' | 'member' | 'partner' | 'owner'

/** By the route as src/web/routes.ts spells it, with a word in brackets where it is looked at more than once. */
export type PageList = Record<string, (things: Things) => string>
