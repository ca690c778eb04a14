/**
 * 'keep': a page that came before the worker, or that will be wanted; 'take_over': asked of a worker that waits, by a page of the named
 * build; 'forget_own': somebody has signed out.
 */
export type ToWorker = { kind: 'keep'; page: string; files: string[] } | { kind: 'take_over'; build: string } | { kind: 'forget_own' }
