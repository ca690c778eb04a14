const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Ref callback for the table. The keys act on its cells; the table only catches the events that bubble up from them. */
export function listenToGrid(grid: HTMLTableElement | null): (() => void) | undefined {
  if (!grid) return undefined
  const move = (event: KeyboardEvent) => moveInGrid(grid, event)
  const paste = (event: ClipboardEvent) => pasteIntoGrid(grid, event)
  grid.addEventListener('keydown', move)
  grid.addEventListener('paste', paste)
  return () => {
    grid.removeEventListener('keydown', move)
    grid.removeEventListener('paste', paste)
  }
}

/** Arrow keys and Enter move between cells. Left and right stay within a text that is being edited. */
function moveInGrid(grid: HTMLTableElement, event: KeyboardEvent): void {
  const step = steps[event.key]
  const from = event.target
  if (!step || !(from instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const isWhole = from.selectionStart === 0 && from.selectionEnd === from.value.length
  const isAtEdge = isWhole || (step[1] < 0 ? from.selectionEnd === 0 : from.selectionStart === from.value.length)
  if (step[1] !== 0 && !isAtEdge) return
  const to = cellFrom(grid, from, step)
  if (!to) return
  event.preventDefault()
  to.focus()
}

/** Fills the cells from this one on with the cells pasted from a spreadsheet. */
function pasteIntoGrid(grid: HTMLTableElement, event: ClipboardEvent): void {
  const from = event.target
  const pasted = (event.clipboardData?.getData('text/plain') ?? '').replace(/\r?\n$/, '')
  if (!(from instanceof HTMLInputElement) || from.dataset['cell'] === undefined || !/[\t\n]/.test(pasted)) return
  event.preventDefault()
  for (const [row, line] of pasted.split(/\r?\n/).entries()) {
    for (const [column, text] of line.split('\t').entries()) {
      const cell = cellFrom(grid, from, [row, column])
      if (cell) write(cell, text)
    }
  }
}

function cellFrom(
  grid: HTMLTableElement,
  from: HTMLInputElement,
  [rows, columns]: readonly [number, number],
): HTMLInputElement | undefined {
  const [row, column] = (from.dataset['cell'] ?? '').split(',').map(Number)
  if (row === undefined || column === undefined) return undefined
  return grid.querySelector<HTMLInputElement>(`[data-cell="${row + rows},${column + columns}"]`) ?? undefined
}

/** Sets the value as if it were typed, so React notices the change. */
function write(cell: HTMLInputElement, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(cell, text.trim())
  cell.dispatchEvent(new Event('input', { bubbles: true }))
}
