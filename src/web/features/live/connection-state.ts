import { createStore } from '#web/ui/store.ts'

/** 'quiet': not listening, since the page is hidden or there is no network; 'lost': given up after the retries. */
export type ConnectionState = 'quiet' | 'connecting' | 'open' | 'retrying' | 'lost'

export const connection = createStore<ConnectionState>('connecting')
