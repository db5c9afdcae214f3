import { useEffect, useState } from 'react';

/** After so long without a key nobody is in the middle of something. */
const pause = 1_500;

/** Whether somebody is typing just now: what is half typed is not called wrong. */
export function useTyping() {
  const [last, setLast] = useState(0);
  useEffect(() => {
    if (last === 0) return;
    const timer = setTimeout(() => setLast(0), pause);
    return () => clearTimeout(timer);
  }, [last]);
  return { isTyping: last !== 0, begin: () => setLast(performance.now()), end: () => setLast(0) };
}
