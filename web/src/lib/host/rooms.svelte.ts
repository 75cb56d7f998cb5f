// Which rooms this house has beyond those of every house.
export const rooms = $state({ lab: false, docs: false })
