/** At most so many categories on the home page. */
export const mostHomeTiles = 8

/** How many tiles lead in an uneven group (one tall, two small, one wide); five share it, as a fifth alone would leave its row empty. */
export function leadingTiles(count: number): 0 | 4 | 5 {
  if (count < 4) return 0
  return count === 5 ? 5 : 4
}
