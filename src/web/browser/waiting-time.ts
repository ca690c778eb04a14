const secondsUntilMinutes = 90

export function waitingTime(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  return seconds < secondsUntilMinutes ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) }
}
