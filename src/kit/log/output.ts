/** The reader of the output is gone, or its disk is full: without a listener this event would end the process. */
export function surviveBrokenOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
