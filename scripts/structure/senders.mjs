/**
 * Files outside src/web/browser that may import `send`: the offline queues of stall and workshop, and their reads that go on without the
 * network instead of being retried. All other screens write through `useWrite` and read through queries, so that retries, idempotency keys
 * and lost answers have one policy.
 */
const senders = new Set([
  'src/web/admin/production-steps/press-queue.ts',
  'src/web/admin/scan-tickets/use-ticket-scan.ts',
  'src/web/admin/stall/lists.ts',
  'src/web/admin/stall/send-actions.ts',
  'src/web/admin/stall/stall.ts',
])

/**
 * Files that may import `createListeners`: the two stores, and four channels of events, whose listeners need no value.
 */
const channels = new Set([
  'src/web/ui/store.ts',
  'src/web/browser/stored-value.ts',
  'src/web/admin/live/staff-hints.ts',
  'src/web/browser/offline/offline-queue.ts',
  'src/web/browser/session-events.ts',
  'src/web/features/live/shop-changes.ts',
])

const rules = [
  {
    module: '/browser/calls/send.ts',
    names: ['send', 'sendAlone'],
    files: senders,
    isFree: (path) => path.startsWith('src/web/browser/'),
    fault: 'a screen writes through useWrite and reads through a query, not through send',
    stale: 'no longer a sender',
  },
  {
    module: '/listeners.ts',
    names: ['createListeners'],
    files: channels,
    isFree: () => false,
    fault: 'a value outside React is a store (web/ui/store.ts, web/browser/stored-value.ts)',
    stale: 'no longer uses createListeners',
  },
]

/** Returns a printable line for a file that must not import one of these names, and for one that no longer needs its place in the list. */
export function faultsOfSending({ path, program }) {
  if (!path.startsWith('src/web/')) return []
  return rules.flatMap(({ module, names, files, isFree, fault, stale }) => {
    if (isFree(path)) return []
    const isUser = program.body.some(
      ({ type, source, specifiers }) =>
        type === 'ImportDeclaration' && source.value.endsWith(module) && specifiers.some(({ imported }) => names.includes(imported?.name)),
    )
    if (isUser === files.has(path)) return []
    return [isUser ? `${path}: ${fault}` : `${path}: ${stale}; see scripts/structure/senders.mjs`]
  })
}
