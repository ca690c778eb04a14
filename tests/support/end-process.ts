/** Throws on an unknown process id: signalling process 0 would silently end every process of this run. */
export function endProcess(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) throw new Error(`there is no process for ${signal}`)
  process.kill(pid, signal)
}
