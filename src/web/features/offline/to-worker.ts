/**
 * 'keep': from a page that loaded before the worker, or for a page needed later; 'take_over': from a page of the named build; 'forget_own':
 * at sign-out.
 */
export type ToWorker = { kind: 'keep'; page: string; files: string[] } | { kind: 'take_over'; build: string } | { kind: 'forget_own' }
