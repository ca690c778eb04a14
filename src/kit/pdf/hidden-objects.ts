/** Whether any text, even in a string, comment or stream, looks like an object header that was not read as one. */
export function hasHiddenObject(text: string, heads: ReadonlySet<number>): boolean {
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (!heads.has(at) && !/[a-z]/i.test(text.charAt(at + 3)) && followsTwoNumbers(text, at)) return true
  }
  return false
}

/** Comments may come between them. A line that could be a comment counts as one. */
function followsTwoNumbers(text: string, at: number): boolean {
  const second = backOver(isBlank, text, at)
  if (endsComment(text, second, at)) return true
  const between = backOver(isDigit, text, second)
  const first = backOver(isBlank, text, between)
  if (between === second || first === between) return false
  return isDigit(text.charAt(first - 1)) || endsComment(text, first, between)
}

function endsComment(text: string, from: number, to: number): boolean {
  if (!/[\r\n]/.test(text.slice(from, to))) return false
  const lineStart = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf('\r', from - 1))
  return text.slice(lineStart + 1, from).includes('%')
}

function backOver(isPassed: (sign: string) => boolean, text: string, at: number): number {
  let start = at
  while (start > 0 && isPassed(text.charAt(start - 1))) start -= 1
  return start
}

function isBlank(sign: string): boolean {
  return /[\0\t\n\f\r ]/.test(sign)
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9'
}
