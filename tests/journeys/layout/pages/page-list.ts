import type { Page } from '@playwright/test'
import type { Things } from '../things.ts'

export type Audience = 'guest' | 'member' | 'partner' | 'owner'

/** `page` is for making things that only this route needs. */
export type AddressOf = (things: Things, page: Page) => string | Promise<string>

/** A page under something that a press opens: a dialog, a drawer, the search. */
type Opened = { addressOf: AddressOf; open: (page: Page) => Promise<void> }

/** Keys are routes as in src/web/routes.ts, with a word in brackets where a route is checked more than once. */
export type PageList = Record<string, AddressOf | Opened>
