/** Moves an item to another index. An index beyond the ends is limited to them. */
export function moveItem(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id)
  const place = Math.max(0, Math.min(to, others.length))
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** Returns the index of the box whose centre is nearest to a point, in a list or a grid. */
export function nearestBox(
  boxes: readonly { x: number; y: number; width: number; height: number }[],
  point: { x: number; y: number },
): number {
  const distances = boxes.map(({ x, y, width, height }) => Math.hypot(x + width / 2 - point.x, y + height / 2 - point.y))
  return distances.indexOf(Math.min(...distances))
}
