export const mostHomeTiles = 8

/** How many tiles form the uneven leading group (one tall, two small, one wide). A fifth joins it, or its row would be empty. */
export function leadingTiles(count: number): 0 | 4 | 5 {
  if (count < 4) return 0
  return count === 5 ? 5 : 4
}
