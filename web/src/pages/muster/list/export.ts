// An army list as plain text, to be pasted anywhere.
import type { Muster } from '../../../wire'

export function asText(muster: Muster, title: string, link: string): string {
  const names = new Map(muster.catalogue.map((entry) => [entry.id, entry.card.name]))
  const costs = new Map(muster.catalogue.map((entry) => [entry.id, entry.cost ?? 0]))
  const priced = (name: string, cost: number) => (cost ? `${name} (${cost})` : name)
  const alone = muster.chosen.map((id) => `- ${priced(names.get(id) ?? id, costs.get(id) ?? 0)}`)
  const grouped = (muster.groups ?? []).map((group) => {
    const parts = group.of.flatMap((at) => muster.chosen[at] ?? []).map((id) => names.get(id) ?? id)
    const own = parts[0] === group.name ? parts.slice(1) : parts
    return `- ${priced(group.name, group.figures?.[0]?.value ?? 0)}${own.length ? `: ${own.join(', ')}` : ''}`
  })
  const gauges = muster.gauges.map(({ label, value, most }) => `${label} ${value}${most ? `/${most}` : ''}`)
  const lines = [title, gauges.join(' · '), '', ...(grouped.length ? grouped : alone), '', muster.code, link]
  return lines.filter((line, n) => line || (n > 0 && lines[n - 1])).join('\n')
}
