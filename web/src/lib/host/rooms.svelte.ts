// The optional rooms that this host has.
export const rooms = $state({ lab: false, docs: false })
