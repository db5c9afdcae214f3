/** Which points of a run are listed: the extra points of the plant have a section of their own. */
export type RunPart = 'all' | 'protocol' | 'extra';
