// Durations in words and in the digits of a clock.
import { say } from '../../lib/language/words'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (n: number): string => String(n).padStart(2, '0')

/** Returns a duration as a clock shows it: 2:05, 1:02:05, 36 h, or days where there are several. */
export function timeOf(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60]
  if (whole > 2 * DAY) return say('clock-days', { days: Math.ceil(whole / DAY) })
  if (whole >= DAY) return say('clock-hours', { hours })
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Returns a duration in words: whole minutes, hours or days, rounded up. */
export function longOf(seconds: number): string {
  if (seconds > 2 * DAY) return say('clock-in-days', { n: Math.ceil(seconds / DAY) })
  if (seconds > 2 * HOUR) return say('clock-in-hours', { n: Math.ceil(seconds / HOUR) })
  return say('clock-in-minutes', { n: Math.max(1, Math.ceil(seconds / MINUTE)) })
}
