/**
 * Returns a trace in which each task lasts as long as its thread ran, without the core time of other processes. Tasks keep their start;
 * events inside a task move with it.
 */
export function byThreadTime(events) {
  const tasks = new Map()
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .map((event) => {
      const thread = `${event.pid}:${event.tid}`
      const task = tasks.get(thread)
      if (task && event.ts < task.end) return within(task, event)
      if (event.ph !== 'X' || event.tdur === undefined) return event
      tasks.set(thread, { ts: event.ts, tts: event.tts, end: event.ts + event.dur, shortEnd: event.ts + event.tdur })
      return { ...event, dur: event.tdur }
    })
}

function within({ ts, tts, shortEnd }, event) {
  const begin = Math.min(event.tts === undefined ? event.ts : ts + event.tts - tts, shortEnd)
  if (event.ph === 'B' || event.ph === 'E') return { ...event, ts: begin }
  if (event.ph !== 'X') return event
  return { ...event, ts: begin, dur: Math.min(event.tdur ?? event.dur, shortEnd - begin) }
}
