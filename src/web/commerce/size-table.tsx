export type SizeTableProps = {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  lang?: string | undefined
  className?: string
}

/** A size guide's table; the first entry of a row is its name. */
export function SizeTable({ columns, rows, lang, className = 'text-body' }: SizeTableProps) {
  return (
    <div className="overflow-x-auto">
      <table lang={lang} className={`figures w-full ${className}`}>
        <thead>
          <tr className="border-b border-wool text-left text-small text-smoke">
            {columns.map((column, place) => (
              <th key={place} scope="col" className="py-2 pr-4 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], place) => (
            <tr key={place} className="border-b border-wool">
              <th scope="row" className="py-2.5 pr-4 text-left font-medium">
                {first}
              </th>
              {others.map((entry, column) => (
                <td key={column} className="py-2.5 pr-4">
                  {entry}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
