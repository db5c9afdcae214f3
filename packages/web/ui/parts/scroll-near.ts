const edge = 80;
const pace = 12;

/** Scrolls the page while the pointer is near its upper or lower edge. */
export function scrollNear(y: number): void {
  if (y < edge) window.scrollBy(0, -pace);
  else if (y > window.innerHeight - edge) window.scrollBy(0, pace);
}
