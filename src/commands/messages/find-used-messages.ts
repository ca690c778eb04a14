/**
 * A key as named in code, or a pattern with `*` in place of an expression: `status.*`. `certain` is false for a string that may be
 * something else.
 */
export type UsedMessage = { area: string; pattern: string; certain: boolean }

// Matches `const t = useMessages('shop')`, `const t = createAreaTranslator<'shop'>(…)`, and a parameter `t: AreaTranslator<'shop'>`.
const declarations = [
  /\b(?:const|let)\s+(\w+)\s*=\s*\w*(?:Messages|[tT]ranslator)(?:<[^>]*>)?\(\s*'([\w-]+)'/g,
  /\b(?:const|let)\s+(\w+)\s*=\s*\w*(?:Messages|[tT]ranslator)<\s*'([\w-]+)'\s*>\(/g,
  /\b(\w+)\??\s*:\s*AreaTranslator<\s*'([\w-]+)'\s*>/g,
]
// Whole lines only, because `/*` also occurs inside globs.
const commentLine = /^\s*(?:\/\/|\/?\*).*$/gm
const qualifiedName = /(['"`])([a-z][\w-]*):((?:[\w.-]|\$\{[^}]*\})+)\1/g
const literal = /([!=]==?\s*)?(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)(\s*[!=]==?)?/g

/**
 * Reads TypeScript as text. A translator must be declared with a literal area and called with a literal, a choice of literals, or a
 * template. A file that mentions `MessageKey<'area'>` may hold keys of that area in any of its strings. A file that imports the JSON
 * without a translator chooses messages by codes outside the source, so all of them count as used.
 */
export function findUsedMessages(source: string, areas: ReadonlySet<string>): UsedMessage[] {
  const code = source.replace(commentLine, '')
  return [...usedByTranslators(code), ...usedByFullName(code, areas), ...usedAsKeys(code), ...usedWhole(code)]
}

export function isUsed(key: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matches(key, pattern))
}

function matches(key: string, pattern: string): boolean {
  if (!pattern.includes('*')) return key === pattern
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}$`).test(key)
}

function usedByTranslators(source: string): UsedMessage[] {
  const areasByName = new Map<string, Set<string>>()
  for (const declaration of declarations) {
    for (const [, name = '', area = ''] of source.matchAll(declaration)) {
      areasByName.set(name, (areasByName.get(name) ?? new Set()).add(area))
    }
  }
  return [...areasByName].flatMap(([name, areas]) =>
    [...source.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'))].flatMap((call) =>
      literalsIn(firstArgument(source, call.index + call[0].length)).filter(isKey).flatMap((pattern) =>
        // If a file uses one name for two areas, either may be meant.
        [...areas].map((area) => ({ area, pattern, certain: areas.size === 1 })),
      ),
    ),
  )
}

/** `area:key` belongs to a translator of several areas that has the same name. */
function isKey(pattern: string): boolean {
  return !pattern.includes(':')
}

function usedByFullName(source: string, areas: ReadonlySet<string>): UsedMessage[] {
  return [...source.matchAll(qualifiedName)].flatMap(([, , area = '', key = '']) =>
    areas.has(area) ? [{ area, pattern: withStars(key), certain: true }] : [],
  )
}

function usedAsKeys(source: string): UsedMessage[] {
  return [...source.matchAll(/\bMessageKey<\s*'([\w-]+)'/g)].flatMap(([, area = '']) =>
    [...source.matchAll(/'([\w.-]+)'/g)].map(([, pattern = '']) => ({ area, pattern, certain: false })),
  )
}

function usedWhole(source: string): UsedMessage[] {
  if (source.includes('createAreaTranslator')) return []
  return [...source.matchAll(/messages\/\w+\/([\w-]+)\.json'/g)].map(([, area = '']) => ({ area, pattern: '*', certain: false }))
}

function firstArgument(source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    const character = source[at] ?? ''
    if (`'"\``.includes(character)) at = endOfString(source, at)
    else if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth -= 1
    if (depth < 0 || (depth === 0 && character === ',')) return source.slice(start, at)
  }
  return source.slice(start)
}

function endOfString(source: string, start: number): number {
  const quote = source[start]
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === quote) return at
  }
  return source.length
}

/** Skips literals that are only compared with. */
function literalsIn(expression: string): string[] {
  return [...expression.matchAll(literal)].flatMap(([, before, single, double, template, after]) =>
    before || after ? [] : [withStars(single ?? double ?? template ?? '')],
  )
}

function withStars(template: string): string {
  return template.replace(/\$\{[^}]*\}/g, '*')
}
