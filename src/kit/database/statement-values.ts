/** Collects the values of a statement built from parts. Each value gets its `$1`, `$2` … when it is added. */
export class StatementValues {
  readonly list: unknown[]

  constructor(...first: unknown[]) {
    this.list = first
  }

  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}
