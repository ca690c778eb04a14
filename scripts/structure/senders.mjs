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

/** Returns a printable line for a file that must not import `send`, and for one that no longer needs its place in the list. */
export function faultsOfSending({ path, program }) {
  if (!path.startsWith('src/web/') || path.startsWith('src/web/browser/')) return []
  const isSender = program.body.some(
    ({ type, source, specifiers }) =>
      type === 'ImportDeclaration' &&
      source.value.endsWith('/browser/calls/send.ts') &&
      specifiers.some(({ imported }) => imported?.name === 'send' || imported?.name === 'sendAlone'),
  )
  if (isSender === senders.has(path)) return []
  return [
    isSender
      ? `${path}: a screen writes through useWrite and reads through a query, not through send`
      : `${path}: no longer a sender; see scripts/structure/senders.mjs`,
  ]
}
