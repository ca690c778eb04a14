import { useMemo, type ReactNode } from 'react'
import { useMatches } from 'react-router'
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts'
import { MessagesContext } from './messages-context.ts'
import type { Catalogue, PageMessages } from '#contract/messages/translator.ts'

export type MessagesProviderProps = {
  /** Messages for a page whose loader failed, such as the error screen's. */
  fallback?: PageMessages
  children: ReactNode
}

/** Provides the messages that the loaders of the open routes returned through `messagesOf`. */
export function MessagesProvider({ fallback, children }: MessagesProviderProps) {
  const matches = useMatches()
  const pageMessages = useMemo(
    () =>
      mergeMessages(
        matches.map((match) => match.loaderData),
        fallback,
      ),
    [matches, fallback],
  )
  return <MessagesContext value={pageMessages}>{children}</MessagesContext>
}

/** Later routes add to the areas of earlier ones and may replace them; the innermost language wins. */
export function mergeMessages(loaderResults: readonly unknown[], fallback?: PageMessages): PageMessages {
  let language: Language = fallback?.language ?? defaultLanguage
  const messages: Record<string, Catalogue | string> = { ...fallback?.messages }
  for (const result of loaderResults) {
    if (!hasPageMessages(result)) continue
    if (result.language !== language) for (const area of Object.keys(messages)) delete messages[area]
    language = result.language
    Object.assign(messages, result.messages)
  }
  return { language, messages }
}

function hasPageMessages(value: unknown): value is PageMessages {
  return (
    typeof value === 'object' &&
    value !== null &&
    'messages' in value &&
    typeof value.messages === 'object' &&
    'language' in value &&
    isLanguage(value.language)
  )
}
