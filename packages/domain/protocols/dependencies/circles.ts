interface Visit {
  id: string;
  /** Targets that are still to be visited. */
  ahead: string[];
}

/** Finds the members of circles in one pass, however long the chains (Tarjan's algorithm without recursion). */
export function inCircles(targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const found = new Set<string>();
  const lower = (id: string, place: number) => lowest.set(id, Math.min(lowest.get(id) ?? place, place));

  const enter = (id: string): Visit => {
    order.set(id, order.size);
    lower(id, order.size - 1);
    open.push(id);
    isOpen.add(id);
    return { id, ahead: [...(targets.get(id) ?? [])] };
  };
  const leave = (id: string) => {
    if (lowest.get(id) !== order.get(id)) return;
    const members = open.splice(open.lastIndexOf(id));
    for (const member of members) isOpen.delete(member);
    if (members.length > 1 || targets.get(id)?.includes(id)) for (const member of members) found.add(member);
  };

  for (const start of targets.keys()) {
    const stack = order.has(start) ? [] : [enter(start)];
    for (let visit = stack.at(-1); visit; visit = stack.at(-1)) {
      const next = visit.ahead.pop();
      if (next === undefined) {
        stack.pop();
        leave(visit.id);
        const before = stack.at(-1);
        if (before) lower(before.id, lowest.get(visit.id) ?? 0);
      } else if (!order.has(next)) stack.push(enter(next));
      else if (isOpen.has(next)) lower(visit.id, order.get(next) ?? 0);
    }
  }
  return found;
}
