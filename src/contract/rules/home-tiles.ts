export const mostHomeTiles = 8

/**
 * Returns how many tiles form the uneven leading group (one tall, two small, one wide). Five share it, since a fifth alone would leave its
 * row empty.
 */
export function leadingTiles(count: number): 0 | 4 | 5 {
  if (count < 4) return 0
  return count === 5 ? 5 : 4
}
