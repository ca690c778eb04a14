/** Details of `out_of_stock` and `not_at_event`: the lines that lack items, and their products without repetition. */
export function shortage<Line extends { product_id: string }>(lines: readonly Line[]): { product_ids: string[]; lines: Line[] } {
  return { product_ids: [...new Set(lines.map(({ product_id }) => product_id))], lines: [...lines] }
}
