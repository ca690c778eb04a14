import { Badge } from '#web/ui/badge.tsx'
import type { CardBadge } from './card-view.ts'
import { useIsOver } from './use-is-over.ts'

export function CardBadges({ badges }: { badges: readonly CardBadge[] }) {
  return badges.map((badge) => <TimedBadge key={badge.text} {...badge} />)
}

function TimedBadge({ tone, text, until }: CardBadge) {
  return useIsOver(until) ? null : <Badge tone={tone}>{text}</Badge>
}
