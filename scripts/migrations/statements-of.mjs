/** In small letters and single spaces, without comments and without what stands in quotes. */
export function statementsOf(sql) {
  return sql
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** The tables that the file itself makes. */
export function tablesMadeBy(statements) {
  return new Set(statements.flatMap((statement) => /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? []))
}
