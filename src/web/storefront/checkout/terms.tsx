import { pages } from '#contract/pages.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'

const links = {
  terms: (inside: string) => (
    <Link to={pages.terms()} target="_blank" className="text-link">
      {inside}
    </Link>
  ),
  privacy: (inside: string) => (
    <Link to={pages.privacy()} target="_blank" className="text-link">
      {inside}
    </Link>
  ),
}

export function Terms() {
  const t = useMessages('checkout')
  return <p className="text-small text-smoke">{richText(t('terms'), links)}</p>
}
