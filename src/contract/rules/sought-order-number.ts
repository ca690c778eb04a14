/** Converts `#65142`, `№ UND-65142`, `und65142` and `und 65142` in a search to the form of an order number. Other text stays unchanged. */
export function soughtOrderNumber(typed: string): string {
  return typed.replaceAll(/(?<=^|\s)[#№]\s*(?=\S)/g, '').replaceAll(/(?<=^|\s)und[\s#№-]*(?=\d+(?:\s|$))/gi, 'UND-')
}
