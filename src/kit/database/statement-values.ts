/** The values of a statement that is put together from parts: each is named `$1`, `$2` … as it is added. */
export class StatementValues {
  readonly list: unknown[]

  constructor(...first: unknown[]) {
    this.list = first
  }

  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}
