/** A browser storage whose keys are its entries. */
export function fakeStorage(): Storage {
  const entries: Record<string, string> = {}
  return Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, text: string) => void (entries[key] = text) },
    removeItem: { value: (key: string) => delete entries[key] },
  }) as unknown as Storage
}
