// The time since an event, in words.

const MINUTE = 60_000
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
]

/** Returns "3 hours ago" or "yesterday"; an empty text for less than a minute and for a text that is no time. */
export function ago(when: string, lang: string, now = Date.now()): string {
  const minutes = (now - Date.parse(when)) / MINUTE
  const unit = UNITS.find(([, size]) => minutes >= size)
  if (!unit) return ''
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(minutes / unit[1]), unit[0])
}
