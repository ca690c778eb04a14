import type { Event } from '../events.ts'
import { plainContentText } from './content-text.ts'

const longestLineBytes = 75

export type CalendarEntry = Pick<
  Event,
  'id' | 'title' | 'summary' | 'description' | 'starts_at' | 'ends_at' | 'venue' | 'address' | 'status'
>

/** Writes one VEVENT of RFC 5545. Times are in UTC, which calendars convert for their reader. */
export function writeCalendar(event: CalendarEntry, { url, host, now }: { url: string; host: string; now: Date }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(event.starts_at))}`,
    `DTEND:${stamp(new Date(event.ends_at))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText([event.summary, plainContentText(event.description)].filter(Boolean).join('\n\n'))}`,
    `LOCATION:${escapeText(`${event.venue}, ${event.address}`)}`,
    `URL:${url}`,
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function stamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Escapes line breaks and removes other control characters, which are not allowed in a text. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n\P{Cc}]/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
}

/** Limits lines to 75 bytes; the rest continues after a space (section 3.1). Characters are never split. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0]
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > longestLineBytes) [folded, bytes] = [`${folded}\r\n `, 1]
    folded += letter
    bytes += size
  }
  return folded
}
