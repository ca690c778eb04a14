import { createContext } from 'react'
import type { PageWords } from '#contract/messages/words.ts'

export const WordsContext = createContext<PageWords | undefined>(undefined)
