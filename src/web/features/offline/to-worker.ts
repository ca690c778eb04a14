/** 'keep': a page older than the worker, or wanted later; 'take_over': from a page of the named build; 'forget_own': somebody signed out. */
export type ToWorker = { kind: 'keep'; page: string; files: string[] } | { kind: 'take_over'; build: string } | { kind: 'forget_own' }
