export type PlacedOrder = { id: string; number: string }

export function parsePlaced(stored: string | null): PlacedOrder | undefined {
  if (stored === null) return undefined
  try {
    const { id, number } = JSON.parse(stored) as Partial<Record<keyof PlacedOrder, unknown>>
    return typeof id === 'string' && typeof number === 'string' && id !== '' && number !== '' ? { id, number } : undefined
  } catch {
    return undefined
  }
}
