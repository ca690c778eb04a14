/** Details of the refusal of goods that are not there: the lines, and each of their products once. */
export function shortage<Line extends { product_id: string }>(lines: readonly Line[]): { product_ids: string[]; lines: Line[] } {
  return { product_ids: [...new Set(lines.map(({ product_id }) => product_id))], lines: [...lines] }
}
