/** One that is not known is an error: the number 0 stands for all processes of this run, which would end without a word. */
export function endProcess(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) throw new Error(`there is no process for ${signal}`)
  process.kill(pid, signal)
}
