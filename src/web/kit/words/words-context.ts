import { createContext } from 'react'
import type { PageWords } from '#contract/words/words.ts'

export const WordsContext = createContext<PageWords | undefined>(undefined)
