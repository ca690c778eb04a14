/** Makes `#65142`, `№ UND-65142`, `und65142` and `und 65142` in a search what an order's number has; the rest stays. */
export function soughtOrderNumber(typed: string): string {
  return typed.replaceAll(/(?<=^|\s)[#№]\s*(?=\S)/g, '').replaceAll(/(?<=^|\s)und[\s#№-]*(?=\d+(?:\s|$))/gi, 'UND-')
}
