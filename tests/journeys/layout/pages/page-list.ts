import type { Things } from '../things.ts'

export type Audience = 'guest' | 'member' | 'partner' | 'owner'

/** Keys are routes as in src/web/routes.ts, with a word in brackets where a route is checked more than once. */
export type PageList = Record<string, (things: Things) => string>
