import { createContext } from 'react'
import type { PageMessages } from '#contract/messages/translator.ts'

export const MessagesContext = createContext<PageMessages | undefined>(undefined)
