/** Whoever read the output has gone, or its disk is full: an event to which nobody listens would end the process over it. */
export function surviveBrokenOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
