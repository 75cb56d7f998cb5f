// How long ago something was, in words.

const MINUTE = 60_000
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
]

/** "3 hours ago", "yesterday"; nothing for less than a minute, and for what is no time at all. */
export function ago(when: string, lang: string, now = Date.now()): string {
  const minutes = (now - Date.parse(when)) / MINUTE
  const unit = UNITS.find(([, size]) => minutes >= size)
  if (!unit) return ''
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(minutes / unit[1]), unit[0])
}
