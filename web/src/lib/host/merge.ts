// Merge patches (RFC 7386). The result shares everything that the patch does not name with the value before.

type Plain = Record<string, unknown>

const plain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

export function merge<T>(before: T, patch: unknown): T {
  if (!plain(patch)) return patch as T
  const after: Plain = plain(before) ? { ...before } : {}
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete after[name]
    else after[name] = merge(after[name], value)
  }
  return after as T
}
