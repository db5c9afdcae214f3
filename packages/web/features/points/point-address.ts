interface Place {
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}

/** What of the address decides which form is open; filters may change beside it. */
const formNames = ['tab', 'point', 'template', 'view'] as const;

/** Whether going from here to there leaves the point that is being edited. */
export const leavesPoint = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || formNames.some((name) => from.search[name] !== to.search[name]);
