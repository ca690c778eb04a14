import { useState } from 'react'
import { type Choice, chooseSize, chooseVariation, firstChoice, leftOfChoice, needsSize } from './choice.ts'
import type { Goods } from './goods.ts'

export type Choosing = {
  goods: Goods
  choice: Choice
  left: number
  needsSize: boolean
  /** The visitor pressed the button before choosing a size. */
  isAsking: boolean
  askForSize: () => void
  pickVariation: (variationId: string) => void
  pickSize: (size: string) => void
  setQuantity: (quantity: number) => void
}

export function useChoice(goods: Goods): Choosing {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(goods))
  const [isAsking, setIsAsking] = useState(false)
  return {
    goods,
    choice,
    left: leftOfChoice(goods, choice),
    needsSize: needsSize(goods, choice),
    isAsking: isAsking && needsSize(goods, choice),
    askForSize: () => setIsAsking(true),
    pickVariation: (variationId) => setChoice((before) => chooseVariation(goods, before, variationId)),
    pickSize: (size) => setChoice((before) => chooseSize(goods, before, size)),
    setQuantity: (quantity) => setChoice((before) => ({ ...before, quantity })),
  }
}
