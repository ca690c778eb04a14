/** Ignores output errors, such as a closed pipe or a full disk. Without a listener they would end the process. */
export function surviveBrokenOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
