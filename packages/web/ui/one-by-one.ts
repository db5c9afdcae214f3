/** Works one after the other, the first at once and the browser has its turn in between; answers how to stop. */
export function oneByOne(works: readonly (() => void)[]): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = () => {
    works[next++]?.();
    if (next < works.length) timer = setTimeout(step);
  };
  step();
  return () => clearTimeout(timer);
}
