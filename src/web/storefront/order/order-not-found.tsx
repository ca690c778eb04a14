import { pages } from '#contract/pages.ts'
import type { PageMessages } from '#contract/messages/translator.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { MessagesProvider } from '#web/browser/messages/messages-provider.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Motif } from '#web/ui/motif.tsx'
import { PrivateHead } from '../private-head.tsx'

/** `messages` come with the 404, since no loader returned any. */
export function OrderNotFound({ messages }: { messages: PageMessages }) {
  return (
    <MessagesProvider fallback={messages}>
      <Screen />
    </MessagesProvider>
  )
}

function Screen() {
  const t = useMessages('order')
  return (
    <main id="content" tabIndex={-1} className="px-4 py-section outline-none">
      <PrivateHead title={t('notFound.title')} />
      <EmptyState
        level={1}
        motif={<Motif name="saiga" />}
        title={t('notFound.title')}
        action={<ButtonLink to={pages.trackOrder()}>{t('notFound.track')}</ButtonLink>}
      >
        {t('notFound.text')}
      </EmptyState>
    </main>
  )
}
